/** What French says otherwise in modern words, one chunk. */
const texts = import.meta.glob<string>('../../../src/corbillon/words/fr/modern/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export default Object.values(texts)
