import { createConsole } from './create-console'

// every other build drops the whole branch, including the mocks
const isDemo = import.meta.env.MODE === 'demo'

createConsole({
  plugins: () => import('./plugins').then(({ plugins }) => plugins),
  ...(isDemo && { demo: () => import('./demo').then(({ startDemo }) => startDemo()) }),
})
