/** The parts of an invented document that every version stores alike. */
export const plain = {
  name: 'Watch',
  notes: null,
  battleSize: null,
  rules: { amendments: [], houseRules: null },
  state: { costLimits: [], forces: [] },
};

/** A document as stored by version 0.1.0, with the interleaved choices of two units. */
export const old = {
  warlord: 'a',
  organisation: 'unbound',
  attachments: [{ leader: 'a', bodyguard: 'b' }],
  passengers: [],
  reserves: [{ unit: 'b', how: 'strategic' }],
  keywordChoices: [
    { unit: 'a', keyword: '<QUAY>', choice: 'North' },
    { unit: 'b', keyword: '<QUAY>', choice: 'South' },
    { unit: 'a', keyword: '<TIDE>', choice: 'Ebb' },
  ],
  unitNotes: [{ unit: 'b', note: 'at the bow' }],
};
