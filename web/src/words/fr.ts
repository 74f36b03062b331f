/** The French sentences, one chunk. */
const texts = import.meta.glob<string>(
  [
    '../../../src/corbillon/words/fr/{cards,table,telling,retelling,reasons,zinzolin,nain-jaune,reversis}.ftl',
    '../../../src/corbillon/words/fr/web*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(texts)
