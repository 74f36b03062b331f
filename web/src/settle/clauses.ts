/** The articles by which chips change hands, in the order of each book. */
export const PAYING: Record<string, readonly string[]> = {
  zinzolin: ['Z8', 'Z10', 'Z24', 'Z34', 'Z35', 'Z36', 'Z39', 'Z40', 'Z41', 'Z42', 'Z43', 'Z45', 'Z47', 'Z51', 'Z52'],
  'nain-jaune': ['N8', 'N18', 'N19', 'N21', 'N22', 'N24', 'N29'],
  reversis: [
    'R8', 'R9', 'R25', 'R26', 'R31', 'R33', 'R34', 'R36', 'R37', 'R41', 'R43', 'R44', 'R45', 'R46', 'R56', 'R57',
    'R58', 'R67',
  ],
}
