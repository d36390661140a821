import { date, money, number, rows, text } from '@jwsk/kit'

export const kind = rows(
  { product: text({ required: true }), count: number({ min: 1 }), price: money(), due: date() },
  { max: 20, sum: ['price'] },
)
export const wire = [
  { id: '1', product: '救生衣', count: 20, price: '1280.00', due: '2026-03-01' },
  { id: '2', product: '船桨', count: 8, price: '320.50', due: '2026-04-15' },
]
