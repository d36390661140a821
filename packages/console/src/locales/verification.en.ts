import type { TextsLike } from '@jwsk/kit'
import type reference from './verification.zh-cn'

const texts: TextsLike<typeof reference> = {
  verification: {
    title: 'Verification',
    hint: 'Enter the code that your administrator gave you, once in each browser.',
    code: 'Code',
    empty: 'The code cannot be empty',
    wrong: 'The code is incorrect',
    submit: 'OK',
  },
}

export default texts
