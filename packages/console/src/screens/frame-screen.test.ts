import { expect, test } from 'vitest'
import { sandboxOf } from './frame-screen'

const rules = { origin: 'https://console.example' }
const trusted = ['https://report.example.test', 'https://console.example']

test('a frame reaches what it stored itself only where the deployment trusts it, and never as this origin', () => {
  expect(sandboxOf('https://report.example.test/a', rules, trusted)).toContain('allow-same-origin')
  for (const url of ['https://doc.example.test/', 'https://console.example/x', '/x'])
    expect(sandboxOf(url, rules, trusted)).not.toContain('same-origin')
})

test('no frame may take the console to another page', () => {
  expect(sandboxOf('https://report.example.test/a', rules, trusted)).not.toMatch(/top-navigation|modals|pointer-lock/)
})
