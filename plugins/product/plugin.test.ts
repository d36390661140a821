import { testPlugin } from '@jwsk/kit/testing'
import { product } from './plugin'

testPlugin(product)
