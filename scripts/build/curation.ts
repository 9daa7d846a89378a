/**
 * Short words, looked through by hand: spelling dictionaries list abbreviations and symbols (cm, dl, etc.) beside
 * words, and in short ones that hurts. So all words of two tiles are named here. Words of one tile are for racks of one
 * tile.
 */
import type { Curation } from './wordlists.ts';

/** Names of built-in lexicons. */
export type LexiconName = 'ca' | 'es' | 'en' | 'en-scowl';

export const curations: Readonly<Record<LexiconName, Curation>> = {
  ca: {
    one: 'A I O U',
    two:
      'AH AI AL AM ANY AS AT AU BE BO CA CE CU ÇA ÇO DA DE DI DO DU EC EF EH EI EL EM EN EO EP ES ET EU EX FA FE FI ' +
      'GE HA HE HI HO ID IO IR IS IX JA JO LA LI MA ME MI NA NI NO NU NYU OC OH OI OL OM ON OR OS OU PA PE PI QUE QUI ' +
      'RE RO SA SE SI SO ST TA TE TO TU UC UF UI UN UP UR US UT VA VE VI XA XE XO',
    without: 'BXS MSNM PPM',
  },
  es: {
    one: 'A E O U Y',
    two:
      'AH AJ AL AR AS AX AY BE BU CA CE CHA CHE CHI CHO CU DA DE DI DO EA EH EL EN ES EX FA FE FO FU GE HA HE HI HU ID ' +
      'IN IR IS JA JE JI JO JU LA LE LO ME MI MU NE NI NO OH OI OX ÑA ÑO ÑU PE PI PU RA RE RO SE SI SO SU TA TE TI TO ' +
      'TU UF UH UN UY VA VE VI XI YA YE YO ZA',
    without:
      'ADV APDO ART ATTE AVD AVDA AYTO BIBL BLV CAJ CFR CGO CIT COD CTA CTE CTVO DIAG DICC DPTO DTO EDIT ETC ' +
      'FCA FIG FOL GEOM GOB GRAL GTA HAB IBID IMP IMPR INCL ING INST IZQ JHS LDO LIC LOC MAX MIN MTRO NRO NUM ' +
      'PBRO PDTA PDTE PLZA POL PPAL PRAL PROF PROL PROV PTS PZA RDO REG REL REP REV RTE RVD RVDO SDAD SIG SOC ' +
      'SRTA TEL TFNO TIT TPO TRAD UNIV VOL XTO',
  },
  en: { one: 'A I O', two: null, without: '' },
  'en-scowl': {
    one: 'A I O',
    two:
      'AD AH AI AM AN AS AT AX BE BI BY DE DO EH EM EN ER ES ET EX FA GO HA HE HI HO ID IF IN IS IT JA JO KA KI LA LO ' +
      'MA ME MI MU MY NE NO NU OD OF OH OI OM ON OO OR OW OX PA PE PI QI RE SH SI SO TA TI TO UH UM UP US UT WE WO ' +
      'XI XU YA YE YO',
    without: 'AEQ CSC CSCH DKL ERSH ERT GRE HHD KCAL PSIA PSID STOR',
  },
};

/** The words of one and two tiles that everybody knows; longer ones are told apart by `common.ts`. */
export const commonShort: Readonly<Record<LexiconName, string>> = {
  ca:
    'A I O AH AI AL ANY BE BO CA DA DE DI DO EI EL EM EN ES FA FE FI HA HE HI HO IR JA JO LA LI MA ME MI NI NO NU OH ON ' +
    'OS OU PA PI QUE QUI RE SA SE SI TE TU UN US VA VE VI',
  es:
    'A E O U Y AH AL AS AY CHE DA DE DI DO EH EL EN ES EX FA FE HA HE IR JA LA LE LO ME MI NI NO OH SE SI SU TE TU ' +
    'UN VA VE VI YA YO',
  en: 'A I AD AH AM AN AS AT AX BE BY DO EH GO HA HE HI HO IF IN IS IT MA ME MY NO OF OH ON OR OW OX PA PI SH SO TO UH UM UP US WE YO',
  'en-scowl':
    'A I AD AH AM AN AS AT AX BE BY DO EH GO HA HE HI HO IF IN IS IT MA ME MY NO OF OH ON OR OW OX PA PI SH SO TO UH UM UP US WE YO',
};
