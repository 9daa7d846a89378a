/** Names for guests who have not chosen one: an animal and a kind word that fits all of them, whatever their gender. */
import type { Language } from '../../core/phrase.ts';

type NameParts = {
  readonly animals: readonly string[];
  readonly words: readonly string[];
  readonly join: (animal: string, word: string) => string;
};

const after = (animal: string, word: string) => `${animal} ${word}`;
const before = (animal: string, word: string) => `${word} ${animal}`;

export const nameParts: Readonly<Record<Language, NameParts>> = {
  ca: {
    animals: split(
      `Llúdriga Guineu Eriçó Esquirol Isard Cabirol Mussol Òliba Pit-roig Oreneta Puput Cigonya Fredeluga Tortuga
      Salamandra Granota Dofí Foca Balena Sardina Marmota Fagina Geneta Talp Llebre Conill Linx Teixó Cigne
      Abellerol Fraret Papallona Marieta Libèl·lula Grill Cargol Pingüí Coala Suricata Os`,
    ),
    words: split('alegre feliç amable audaç tenaç veloç hàbil àgil subtil jove noble fidel'),
    join: after,
  },
  es: {
    animals: split(
      `Nutria Zorro Erizo Ardilla Rebeco Corzo Búho Lechuza Petirrojo Golondrina Abubilla Cigüeña Avefría Tortuga
      Salamandra Rana Delfín Foca Ballena Sardina Marmota Garduña Gineta Topo Liebre Conejo Lince Tejón Cisne
      Abejaruco Frailecillo Mariposa Mariquita Libélula Grillo Caracol Pingüino Koala Suricata Oso`,
    ),
    words: split('alegre feliz amable audaz tenaz veloz hábil ágil sutil joven noble fiel'),
    join: after,
  },
  en: {
    animals: split(
      `Otter Fox Hedgehog Squirrel Chamois Deer Owl Heron Robin Swallow Hoopoe Stork Lapwing Turtle Newt Frog
      Dolphin Seal Whale Sardine Marmot Marten Genet Mole Hare Rabbit Lynx Badger Swan Kestrel Puffin
      Butterfly Ladybird Dragonfly Cricket Snail Penguin Koala Meerkat Bear`,
    ),
    words: split('Happy Kind Bold Brave Swift Clever Nimble Gentle Merry Noble Quiet Sunny'),
    join: before,
  },
};

function split(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
