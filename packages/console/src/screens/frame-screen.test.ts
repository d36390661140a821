import { expect, test } from 'vitest'
import { getSandbox } from './frame-screen'

const rules = {
  origin: 'https://console.example',
  frameOrigins: ['https://report.example.test', 'https://console.example'],
  menuUrl: 'https://console.example/report/day',
}

test('a frame reaches what it stored itself where the deployment trusts it', () => {
  expect(getSandbox('https://report.example.test/a', rules)).toContain('allow-same-origin')
  expect(getSandbox('https://doc.example.test/', rules)).not.toContain('same-origin')
})

test('a page of this origin is itself where the menu names it, and nowhere else', () => {
  expect(getSandbox('/report/day', rules)).toContain('allow-same-origin')
  for (const url of ['/report/night', '/uploads/evil.html', 'https://console.example/x'])
    expect(getSandbox(url, rules)).not.toContain('same-origin')
})

test('no frame may take the console to another page', () => {
  expect(getSandbox('https://report.example.test/a', rules)).not.toMatch(/top-navigation|modals|pointer-lock/)
})
