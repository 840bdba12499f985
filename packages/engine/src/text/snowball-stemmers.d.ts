declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: string): { stem(word: string): string } }
  // biome-ignore lint/style/noDefaultExport: the shape of the package, which is CommonJS
  export default snowball
}
