/** The limits of the 11th edition on units of other Factions: on points or on numbers of units, by battle size. */
const upTo = (incursion: number, strikeForce: number) => ({ incursion, 'strike force': strikeForce });
const upToUnits = (keyword: string, incursion: number, strikeForce: number) => ({ keyword, most: upTo(incursion, strikeForce) });

const plain = {
  ...{ armies: [], onlyWith: [], notWith: [], confirmed: true, points: null, units: [], oneKind: false, balanced: [], enhancements: false },
} as const;

/** `confirmed` if the publisher's app and the community's data state the same limits. */
export const allies11e = [
  {
    ...plain,
    ...{ name: 'Daemonic Pact', armies: ['heretic astartes', 'chaos knights'], allies: ['legiones daemonica'], points: upTo(250, 500) },
    balanced: ['khorne', 'nurgle', 'slaanesh', 'tzeentch'],
  },
  { ...plain, name: 'Blood Legions', armies: ['world eaters'], allies: ['blood legions'], points: upTo(500, 1000) },
  { ...plain, name: 'Legions of Excess', armies: ['emperors children'], allies: ['legions of excess'], points: upTo(500, 1000) },
  { ...plain, name: 'Plague Legions', armies: ['death guard'], allies: ['plague legions'], points: upTo(500, 1000) },
  { ...plain, name: 'Scintillating Legions', armies: ['thousand sons'], allies: ['scintillating legions'], points: upTo(500, 1000) },
  {
    ...plain,
    ...{ name: 'Cult units', armies: ['heretic astartes'], confirmed: false, points: upTo(250, 500) },
    allies: ['khorne berzerkers', 'noise marines', 'plague marines', 'rubric marines'],
  },
  {
    ...plain,
    ...{ name: 'Shadow Legion', armies: ['legiones daemonica'], allies: ['heretic astartes'], points: upTo(500, 1000), enhancements: true },
  },
  { ...plain, ...{ name: 'Wretched Thralls', armies: ['chaos knights'], allies: ['damned'], points: upTo(500, 500), enhancements: true } },
  { ...plain, name: 'Brood Brothers', armies: ['genestealer cults'], allies: ['astra militarum'], points: upTo(500, 1000) },
  {
    ...plain,
    ...{ name: 'Final Day', armies: ['genestealer cults'], allies: ['tyranids'], points: upTo(500, 1000), enhancements: true },
  },
  {
    ...plain,
    ...{ name: 'Corsairs and Harlequins', armies: ['drukhari'], notWith: ['reapers wager'], allies: ['anhrathe', 'harlequins'] },
    ...{ confirmed: false, points: upTo(250, 500) },
  },
  {
    ...plain,
    ...{ name: "Reaper's Wager", armies: ['drukhari'], onlyWith: ['reapers wager'], allies: ['harlequins'], points: upTo(500, 1000) },
    enhancements: true,
  },
  {
    ...plain,
    // The datasheets of some of these units allow more of them.
    ...{ name: 'Assigned Agents', allies: ['agents of the imperium'], confirmed: false },
    units: [upToUnits('character', 1, 2), upToUnits('retinue', 1, 2), upToUnits('requisitioned', 1, 1)],
  },
  {
    ...plain,
    ...{ name: 'Allied Knights', allies: ['imperial knights'], oneKind: true },
    units: [upToUnits('titanic', 1, 1), upToUnits('armiger', 3, 3)],
  },
  {
    ...plain,
    ...{ name: 'Allied Chaos Knights', allies: ['chaos knights'], oneKind: true },
    units: [upToUnits('titanic', 1, 1), upToUnits('war dog', 3, 3)],
  },
];
