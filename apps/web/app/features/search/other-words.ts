import { soundKey } from './sound-key';

/**
 * What people call things otherwise than the texts: older names of places, English synonyms, and
 * the names of motifs in Indian languages. In Latin letters, for the search compares sounds: "mayil"
 * is also the word in Tamil and Malayalam letters. Before the arrow the words of the texts, after it
 * what people type.
 */
const lists = `
odisha orissa > odisha orissa odia utkal
mumbai bombay > mumbai bombay
kolkata calcutta > kolkata calcutta
chennai madras > chennai madras
bengaluru bangalore > bengaluru bangalore
mysuru mysore > mysuru mysore maisur maisuru
vadodara baroda > vadodara baroda
thanjavur tanjore tanjor > thanjavur tanjore tanjor tanjavoor
varanasi banaras benares > varanasi banaras benares kashi
mithila > maithili maithil
assam > assamese axom asom
stole > shawl shal dushala
stole dupatta > scarf
dupatta > chunni odhni
dhokra > brass
dhokra brass metal > bronze
dhokra brass alloy > metal statue statuette figurine idol murti sculpture
toy doll > khilona khilauna gombe bommai bomma bommalu putul khelna pava ramakdu plaything
doll > gudiya gudia puppet bobblehead
lamp > diya diva deepak deepam vilakku lantern
mirror > darpan sheesha aaina
toran > bandhanwar bandanwar
surahi > jug vase pitcher ewer flask
box > dabba dibba casket trinket
hat > topi cap
plate > thali dish
scroll patachitra pattachitra > pat pata
cards ganjifa ganjapa > ganjapha
terracotta > clay mitti earthenware
pottery > ceramic ceramics crockery
embroidery embroidered > needlework kadhai
wood > wooden lakdi lakri timber
bharatanatyam > mridangam sadir dasiattam
cloth > fabric textile kapda
kishangarh ganjifa > miniature miniatures
painting > picture artwork drawing oviyam chitram tasveer mural
dance > nritya nritham naach nach attam aattam natya nadanam nruthyam
garba > dandiya dandia garbo
game > khel
music musician > sangeet instrument
workshop > classes course training
tribal > adivasi
wedding bride > marriage shaadi shadi vivah byah biye vivaham
festival > tyohar utsav
peacock > mor mayur mayura mayil nemali navilu moyur
fish > machli machhli meenu matsya chepa
elephant > hathi haathi yanai aane aana enugu haati
horse > ghoda ghora kudirai gurram kudure kuthira ghodo
cow > gaay gai gomata
bull > nandi
tiger > bagh puli huli kaduva
deer > hiran harin jinka mriga
bird > chidiya pakshi pakhi paravai panchi hakki
parrot > tota popat kili chiluka gini
snake serpent > saanp saap paambu paamu haavu naag
monkey > bandar vanar
swan > hans hamsa rajhans
tree > ped vriksha vriksh maram chettu jhad
lotus > kamal kamalam tamarai thamarai tamara kamala padma
sun > suraj surya suriyan
moon > chand chaand chandra
flower > phool pushpa pushpam
boat > naav nauka noka
krishna > kanha kanhaiya gopal govinda murari kannan kannayya shyam
shiva > shiv mahadev mahadeva shankar bholenath shambhu
ganesha > ganesh ganpati ganapati ganapathi vinayak vinayaka vinayagar pillaiyar gajanan
lakshmi > laxmi mahalakshmi sridevi
hanuman > bajrangbali maruti anjaneya hanumantha
rama > ram raghava
saraswati > sharada
murugan > kartikeya subramanya skanda
shrinathji > srinathji nathji
vishnu > narayana perumal
`;

interface OtherWord {
  /** As people type it. */
  typed: string;
  /** The words of the texts. */
  meant: readonly string[];
}

/** What people type, by its sound key. */
export const otherWords: ReadonlyMap<string, readonly OtherWord[]> = (() => {
  const found = new Map<string, OtherWord[]>();
  for (const list of lists.trim().split('\n')) {
    const [meant = [], words = []] = list.split(' > ').map((side) => side.split(' '));
    for (const typed of words) {
      const key = soundKey(typed);
      found.set(key, [...(found.get(key) ?? []), { typed, meant }]);
    }
  }
  return found;
})();
