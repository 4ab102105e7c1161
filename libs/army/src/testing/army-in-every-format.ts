const fence = '+++++++++++++++++++++++++++++++++++++++++++++++';
const header = `${fence}
+ FACTION KEYWORD: Xenos - Tidewardens
+ DETACHMENT: Lamplit Vigil (Steady Lights)
+ TOTAL ARMY POINTS: 275pts
+
+ WARLORD: Char1: Harbour Warden
+ ENHANCEMENT: Keeper's Oath (on Char1: Harbour Warden)
+ NUMBER OF UNITS: 3
${fence}
`;

/** One invented army as each tool writes it. */
export const armyInEveryFormat: Readonly<Record<string, string>> = {
  'gw-app run-en': `Low tide (275 points)

Tidewardens
Strike Force (2000 points)
Lamplit Vigil


CHARACTERS

Harbour Warden (95 points)
  • Warlord
  • 1x Boathook
    1x Tide pistol
  • Enhancement: Keeper’s Oath


BATTLELINE

Deckhands (90 points)
  • 1x Bosun
    • 1x Cutlass
  • 9x Deckhand
    • 9x Boarding axe
      9x Flare pistol

Deckhands (90 points)
  • 1x Bosun
    • 1x Cutlass
  • 7x Deckhand
    • 7x Boarding axe
      7x Flare pistol
  • 2x Deckhand w/ harpoon gun
    • 2x Harpoon gun


Exported with App Version: v1.40.1 (94), Data Version: v675`,
  'gw-app without indentation': `Low tide (275 Points)
Tidewardens
Lamplit Vigil
Strike Force (2,000 Points)
CHARACTERS
Harbour Warden (95 Points)
• Warlord
• 1x Boathook
1x Tide pistol
• Enhancements: Keeper’s Oath
BATTLELINE
Deckhands (90 Points)
• 1x Bosun
• 1x Cutlass
• 9x Deckhand
• 9x Boarding axe
9x Flare pistol
Deckhands (90 Points)
• 1x Bosun
• 1x Cutlass
• 7x Deckhand
• 7x Boarding axe
7x Flare pistol
• 2x Deckhand w/ harpoon gun
• 2x Harpoon gun`,
  'wtc compact': `${header}
Char1: 1x Harbour Warden (95 pts): Warlord, Boathook, Tide pistol
Enhancement: Keeper's Oath (+15 pts)

10x Deckhands (90 pts)
• 1x Bosun: Cutlass
• 9x Deckhand: 9 with Boarding axe, Flare pistol
10x Deckhands (90 pts)
• 1x Bosun: Cutlass
• 7x Deckhand: 7 with Boarding axe, Flare pistol
• 2x Deckhand w/ harpoon gun: 2 with Harpoon gun`,
  'wtc full': `${header}
CHARACTER

Char1: 1x Harbour Warden (95 pts)
1 with Boathook, Tide pistol
  • Warlord
Enhancement: Keeper's Oath (+15 pts)

BATTLELINE

10x Deckhands (90 pts)
• 1x Bosun
    1 with Cutlass
• 9x Deckhand
    9 with Boarding axe, Flare pistol

10x Deckhands (90 pts)
• 1x Bosun
    1 with Cutlass
• 7x Deckhand
    7 with Boarding axe, Flare pistol
• 2x Deckhand w/ harpoon gun
    2 with Harpoon gun`,
  'wtc gw-style': `${header}
CHARACTER

1x Harbour Warden (95 pts)
• 1x Boathook
• 1x Tide pistol
• Warlord
• Keeper's Oath (+15 pts)

BATTLELINE

10x Deckhands (90 pts)
• 1x Bosun
    • 1x Cutlass
• 9x Deckhand
    • 9x Boarding axe
    • 9x Flare pistol

10x Deckhands (90 pts)
• 1x Bosun
    • 1x Cutlass
• 7x Deckhand
    • 7x Boarding axe
    • 7x Flare pistol
• 2x Deckhand w/ harpoon gun
    • 2x Harpoon gun`,
  markdown: `Xenos - Tidewardens - Low tide - [275 pts]

# ++ Army Roster ++ [275 pts]
## Configuration
Battle Size: Strike Force (2000 Point limit)
Detachment: Lamplit Vigil

## Character [95 pts]
Harbour Warden [95 pts]: Warlord, Keeper's Oath [15 pts], Boathook, Tide pistol

## Battleline [180 pts]
Deckhands [90 pts]:
• 1x Bosun: Cutlass
• 9x Deckhand: Boarding axe, Flare pistol
Deckhands [90 pts]:
• 1x Bosun: Cutlass
• 7x Deckhand: Boarding axe, Flare pistol
• 2x Deckhand w/ harpoon gun: Harpoon gun`,
  'battlescribe-text': `++ Army Roster (Xenos - Tidewardens) [275pts] ++

+ Configuration +

Battle Size: 2. Strike Force (2000 Point limit)

Detachment: Lamplit Vigil

+ Character +

Harbour Warden [95pts]: Boathook, Keeper's Oath [15pts], Tide pistol, Warlord

+ Battleline +

Deckhands [90pts]
. Bosun: Cutlass
. 9x Deckhand: 9x Boarding axe, 9x Flare pistol

Deckhands [90pts]
. Bosun: Cutlass
. 7x Deckhand: 7x Boarding axe, 7x Flare pistol
. 2x Deckhand w/ harpoon gun: 2x Harpoon gun

++ Total: [275pts] ++

Created with BattleScribe`,
  'battlescribe-text html': `Low tide (Tides of War 10th Edition) [275pts]
Army Roster (Xenos - Tidewardens) [275pts]
Configuration
Battle Size
Selections: 2. Strike Force (2000 Point limit)
Categories: Configuration
Detachment
Selections: Lamplit Vigil
Categories: Configuration
Character [95pts]
Harbour Warden [95pts]
Selections: Boathook, Keeper's Oath [15pts], Tide pistol, Warlord
Categories: Character, Infantry
Battleline [180pts]
Deckhands [90pts]
Categories: Battleline, Infantry
Bosun
Selections: Cutlass
9x Deckhand
Selections: 9x Boarding axe, 9x Flare pistol
Deckhands [90pts]
Categories: Battleline, Infantry
Bosun
Selections: Cutlass
7x Deckhand
Selections: 7x Boarding axe, 7x Flare pistol
2x Deckhand w/ harpoon gun
Selections: 2x Harpoon gun
Created with BattleScribe`,
  listforge: `Low tide - Tidewardens - Lamplit Vigil (275 Points)


Character:
Harbour Warden (95 pts)
  • Boathook
  • Tide pistol
  • E: Keeper’s Oath
  • Warlord


Battleline:
Deckhands (90 pts)
  • Bosun
    • Cutlass
  • 9x Deckhand
    • 9x Boarding axe
    • 9x Flare pistol

Deckhands (90 pts)
  • Bosun
    • Cutlass
  • 7x Deckhand
    • 7x Boarding axe
    • 7x Flare pistol
  • 2x Deckhand w/ harpoon gun
    • 2x Harpoon gun`,
  warorgan: `Low tide [275 points]
Tidewardens
Battle Size: Strike Force (2000 point limit)

Detachments: Lamplit Vigil

Harbour Warden [95 points]
\t• Warlord
\t• Keeper's Oath [+15 points]
\t• Boathook and Tide pistol

Deckhands [90 points]
\t• 1 Bosun with Cutlass
\t• 9 Deckhands with Boarding axe and Flare pistol

Deckhands [90 points]
\t• 1 Bosun with Cutlass
\t• 7 Deckhands with Boarding axe and Flare pistol
\t• 2 Deckhand w/ harpoon guns with Harpoon gun

Created with WarOrgan (https://example.com)`,
  'unit-lines': `Faction: Tidewardens
Detachment: Lamplit Vigil

Harbour Warden (95 points)
• Warlord
• Boathook
• Tide pistol
• Enhancement: Keeper's Oath
Deckhands (90 points)
• 1x Bosun
  • 1x Cutlass
• 9x Deckhand
  • 9x Boarding axe
  • 9x Flare pistol
Deckhands (90 points)
• 1x Bosun
  • 1x Cutlass
• 7x Deckhand
  • 7x Boarding axe
  • 7x Flare pistol
• 2x Deckhand w/ harpoon gun
  • 2x Harpoon gun
Total: 275 points`,
};
