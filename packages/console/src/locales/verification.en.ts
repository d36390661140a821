import type { TextsLike } from '@jwsk/kit'
import type reference from './verification.zh-cn'

const texts: TextsLike<typeof reference> = {
  verification: {
    title: 'Verification',
    hint: 'A placeholder that shows in development only; the right code stands in config.json.',
    code: 'Code',
    empty: 'The code cannot be empty',
    wrong: 'The code is incorrect',
    submit: 'OK',
  },
}

export default texts
