/** The same random numbers for the same seed, for tests. */
export { chance, integer, pick, pickWeighted, type Random, seededRandom } from '../../mocks/content/random.ts';
