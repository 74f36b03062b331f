/** The English sentences, one chunk. */
const texts = import.meta.glob<string>(
  [
    '../../../src/corbillon/words/en/{cards,table,telling,retelling,reasons,zinzolin,nain-jaune,reversis}.ftl',
    '../../../src/corbillon/words/en/web*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(texts)
