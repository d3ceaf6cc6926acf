import { Refusal } from '../http/errors.ts';
import type { UploadKind } from './kinds.ts';

const TOO_LARGE = 413;

/** Every way in which an upload is refused. */
export const refusals = {
  noFile: () => new Refusal({ ZH: '请选择要上传的文件', EN: 'Select a file to upload' }),
  severalFiles: () =>
    new Refusal({ ZH: '一次只能上传一个文件', EN: 'Only one file can be uploaded at a time' }),
  otherField: () =>
    new Refusal({
      ZH: '只接受名为 file 的文件字段',
      EN: 'Only a file in the field named file is accepted',
    }),
  empty: () => new Refusal({ ZH: '文件内容为空', EN: 'The file is empty' }),
  broken: () =>
    new Refusal({ ZH: '上传内容不完整或格式不正确', EN: 'The upload is incomplete or not well-formed' }),
  fileName: () =>
    new Refusal({
      ZH: '文件名不正确：不能包含路径或控制字符，且不能超过 200 个字符',
      EN: 'The file name is not accepted: no paths, no control characters, at most 200 characters',
    }),
  late: () =>
    new Refusal({ ZH: '上传超时，请重试', EN: 'The upload took too long, please try again' }, 500, 408),
  busy: () =>
    new Refusal(
      { ZH: '同时上传的文件过多，请稍后再试', EN: 'Too many uploads at once, please try again soon' },
      429,
    ),
  quota: () =>
    new Refusal(
      {
        ZH: '24 小时内上传的文件已达上限，请稍后再试',
        EN: 'You have uploaded as many files as one account may within 24 hours, please try again later',
      },
      429,
    ),
  pixels: () =>
    new Refusal({
      ZH: '图片尺寸过大，不能超过 2500 万像素，单边不能超过 20000 像素',
      EN: 'The image is too large: at most 25 megapixels and 20000 pixels a side',
    }),
  animated: () =>
    new Refusal({ ZH: '不支持动态图片或多页图片', EN: 'Animated or multi-page images are not accepted' }),
  image: () =>
    new Refusal({
      ZH: '图片无法读取，文件可能已损坏',
      EN: 'The image cannot be read; the file may be damaged',
    }),
  document: () =>
    new Refusal({
      ZH: '文档不完整，文件可能已损坏',
      EN: 'The document is incomplete; the file may be damaged',
    }),
  notYours: () => new Refusal({ ZH: '上传的文件不存在', EN: 'The uploaded file does not exist' }),
};

const wrongTypes: Record<UploadKind, () => Refusal> = {
  image: () =>
    new Refusal({
      ZH: '图片格式不正确，仅支持 jpg 和 png，且不能超过 2 MB',
      EN: 'Wrong image type: only jpg and png images up to 2MB are accepted',
    }),
  video: () => new Refusal({ ZH: '仅支持 mp4 格式的视频', EN: 'Only mp4 videos' }),
  document: () =>
    new Refusal({
      ZH: '文件格式不正确，仅支持 pdf、docx 和 xlsx',
      EN: 'Wrong file type: only pdf, docx and xlsx files are accepted',
    }),
};

/** The content is not of this kind (ERR-024, ERR-036). */
export const wrongType = (kind: UploadKind): Refusal => wrongTypes[kind]();

/** More bytes than the limit (ERR-035; of a video both are told, CONFLICT-040). */
export function tooLarge(kind: UploadKind, limit: number): Refusal {
  const size = `${limit / (1024 * 1024)}MB`;
  return kind === 'video'
    ? new Refusal(
        {
          ZH: `仅支持 mp4 格式的视频，且文件不能超过 ${size}`,
          EN: `Only mp4 videos; file cannot exceed ${size}`,
        },
        500,
        TOO_LARGE,
      )
    : new Refusal({ ZH: `文件不能超过 ${size}`, EN: `File cannot exceed ${size}` }, 500, TOO_LARGE);
}
