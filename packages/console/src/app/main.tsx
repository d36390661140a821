import { createConsole } from './create-console'

// the whole branch, mocks included, is absent from every other build
const isDemo = import.meta.env.MODE === 'demo'

createConsole({
  plugins: () => import('./plugins').then(({ plugins }) => plugins),
  ...(isDemo && { demo: () => import('./demo').then(({ startDemo }) => startDemo()) }),
})
