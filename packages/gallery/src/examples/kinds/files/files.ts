import { files } from '@jwsk/kit'

export const kind = files({ max: 5 })
export const wire = 'https://files.example.com/plan.docx,https://files.example.com/budget.xlsx'
