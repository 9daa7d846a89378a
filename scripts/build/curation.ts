/**
 * Short words, looked through by hand: spelling dictionaries list abbreviations and symbols (cm, dl, etc.) beside
 * words, and in short ones that hurts. Words of one tile are for racks of one tile.
 */
import type { Curation } from './wordlists.ts';

export const curations: Readonly<Record<'ca' | 'es' | 'en', Curation>> = {
  ca: {
    without:
      'AG AV BL CL CM DC DG DJ DL DM DS DT DV HL IB LM LS LX MG ML MM MS PG PL PN SR VS VV BXS MSNM PPM',
    with: 'A I O U',
  },
  es: {
    without:
      'AD AP AV BS BV CF CL CM ED EF EJ ET IB LLE MS OB OC OP PG PL PP QU SR SS VS ' +
      'ADV APDO ART ATTE AVD AVDA AYTO BIBL BLV CAJ CFR CGO CIT COD CTA CTE CTVO DIAG DICC DPTO DTO EDIT ETC ' +
      'FCA FIG FOL GEOM GOB GRAL GTA HAB IBID IMP IMPR INCL ING INST IZQ JHS LDO LIC LOC MAX MIN MTRO NRO NUM ' +
      'PBRO PDTA PDTE PLZA POL PPAL PRAL PROF PROL PROV PTS PZA RDO REG REL REP REV RTE RVD RVDO SDAD SIG SOC ' +
      'SRTA TEL TFNO TIT TPO TRAD UNIV VOL XTO',
    with: 'A CHI E HI HU O OX U Y ÑA ÑO ÑU',
  },
  en: { without: '', with: 'A I O' },
};
