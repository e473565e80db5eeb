#ifndef CSDL2_CALLS_H
#define CSDL2_CALLS_H

// The functions that the window calls, as SDL.h declares them: what they give, name, parameters and
// arguments. One more that Swift calls belongs here too, or the linker does not find it.
#define EACH_CALL(CALL) \
  CALL(void, SDL_AddEventWatch, (SDL_EventFilter filter, void *userdata), (filter, userdata)) \
  CALL(void, SDL_ClearComposition, (void), ()) \
  CALL(int, SDL_ConvertPixels, \
    (int width, int height, Uint32 src_format, const void *src, int src_pitch, \
     Uint32 dst_format, void *dst, int dst_pitch), \
    (width, height, src_format, src, src_pitch, dst_format, dst, dst_pitch)) \
  CALL(SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom, \
    (void *pixels, int width, int height, int depth, int pitch, Uint32 format), \
    (pixels, width, height, depth, pitch, format)) \
  CALL(SDL_Renderer *, SDL_CreateRenderer, \
    (SDL_Window *window, int index, Uint32 flags), \
    (window, index, flags)) \
  CALL(SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor id), (id)) \
  CALL(SDL_Texture *, SDL_CreateTexture, \
    (SDL_Renderer *renderer, Uint32 format, int access, int w, int h), \
    (renderer, format, access, w, h)) \
  CALL(SDL_Window *, SDL_CreateWindow, \
    (const char *title, int x, int y, int w, int h, Uint32 flags), \
    (title, x, y, w, h, flags)) \
  CALL(void, SDL_DelEventWatch, (SDL_EventFilter filter, void *userdata), (filter, userdata)) \
  CALL(void, SDL_DestroyRenderer, (SDL_Renderer *renderer), (renderer)) \
  CALL(void, SDL_DestroyTexture, (SDL_Texture *texture), (texture)) \
  CALL(void, SDL_DestroyWindow, (SDL_Window *window), (window)) \
  CALL(int, SDL_FillRect, \
    (SDL_Surface *dst, const SDL_Rect *rect, Uint32 color), \
    (dst, rect, color)) \
  CALL(void, SDL_free, (void *mem), (mem)) \
  CALL(void, SDL_FreeCursor, (SDL_Cursor *cursor), (cursor)) \
  CALL(void, SDL_FreeSurface, (SDL_Surface *surface), (surface)) \
  CALL(char *, SDL_GetClipboardText, (void), ()) \
  CALL(int, SDL_GetCurrentDisplayMode, \
    (int displayIndex, SDL_DisplayMode *mode), \
    (displayIndex, mode)) \
  CALL(const char *, SDL_GetCurrentVideoDriver, (void), ()) \
  CALL(int, SDL_GetDisplayUsableBounds, \
    (int displayIndex, SDL_Rect *rect), \
    (displayIndex, rect)) \
  CALL(const char *, SDL_GetError, (void), ()) \
  CALL(SDL_Keymod, SDL_GetModState, (void), ()) \
  CALL(SDL_Window *, SDL_GetMouseFocus, (void), ()) \
  CALL(SDL_Window *, SDL_GetKeyboardFocus, (void), ()) \
  CALL(Uint32, SDL_GetMouseState, (int *x, int *y), (x, y)) \
  CALL(int, SDL_GetNumVideoDisplays, (void), ()) \
  CALL(char *, SDL_GetPrimarySelectionText, (void), ()) \
  CALL(int, SDL_GetWindowBordersSize, \
    (SDL_Window *window, int *top, int *left, int *bottom, int *right), \
    (window, top, left, bottom, right)) \
  CALL(Uint32, SDL_GetWindowFlags, (SDL_Window *window), (window)) \
  CALL(Uint32, SDL_GetWindowID, (SDL_Window *window), (window)) \
  CALL(void, SDL_GetWindowPosition, (SDL_Window *window, int *x, int *y), (window, x, y)) \
  CALL(void, SDL_GetWindowSize, (SDL_Window *window, int *w, int *h), (window, w, h)) \
  CALL(void, SDL_GetWindowSizeInPixels, (SDL_Window *window, int *w, int *h), (window, w, h)) \
  CALL(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window)) \
  CALL(SDL_bool, SDL_GetWindowWMInfo, (SDL_Window *window, SDL_SysWMinfo *info), (window, info)) \
  CALL(SDL_bool, SDL_HasClipboardText, (void), ()) \
  CALL(SDL_bool, SDL_HasPrimarySelectionText, (void), ()) \
  CALL(void, SDL_HideWindow, (SDL_Window *window), (window)) \
  CALL(int, SDL_Init, (Uint32 flags), (flags)) \
  CALL(SDL_bool, SDL_IsTextInputActive, (void), ()) \
  CALL(int, SDL_LockSurface, (SDL_Surface *surface), (surface)) \
  CALL(void, SDL_MinimizeWindow, (SDL_Window *window), (window)) \
  CALL(int, SDL_PollEvent, (SDL_Event *event), (event)) \
  CALL(void, SDL_PumpEvents, (void), ()) \
  CALL(int, SDL_PushEvent, (SDL_Event *event), (event)) \
  CALL(void, SDL_Quit, (void), ()) \
  CALL(void, SDL_RaiseWindow, (SDL_Window *window), (window)) \
  CALL(Uint32, SDL_RegisterEvents, (int numevents), (numevents)) \
  CALL(int, SDL_RenderClear, (SDL_Renderer *renderer), (renderer)) \
  CALL(int, SDL_RenderCopy, \
    (SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *srcrect, \
     const SDL_Rect *dstrect), \
    (renderer, texture, srcrect, dstrect)) \
  CALL(void, SDL_RenderPresent, (SDL_Renderer *renderer), (renderer)) \
  CALL(int, SDL_SetClipboardText, (const char *text), (text)) \
  CALL(void, SDL_SetCursor, (SDL_Cursor *cursor), (cursor)) \
  CALL(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value)) \
  CALL(void, SDL_SetMainReady, (void), ()) \
  CALL(int, SDL_SetPrimarySelectionText, (const char *text), (text)) \
  CALL(int, SDL_SetRenderDrawColor, \
    (SDL_Renderer *renderer, Uint8 r, Uint8 g, Uint8 b, Uint8 a), \
    (renderer, r, g, b, a)) \
  CALL(void, SDL_SetTextInputRect, (const SDL_Rect *rect), (rect)) \
  CALL(int, SDL_SetTextureBlendMode, \
    (SDL_Texture *texture, SDL_BlendMode blendMode), \
    (texture, blendMode)) \
  CALL(int, SDL_SetWindowFullscreen, (SDL_Window *window, Uint32 flags), (window, flags)) \
  CALL(void, SDL_SetWindowIcon, (SDL_Window *window, SDL_Surface *icon), (window, icon)) \
  CALL(void, SDL_SetWindowMaximumSize, \
    (SDL_Window *window, int max_w, int max_h), \
    (window, max_w, max_h)) \
  CALL(void, SDL_SetWindowMinimumSize, \
    (SDL_Window *window, int min_w, int min_h), \
    (window, min_w, min_h)) \
  CALL(void, SDL_SetWindowPosition, (SDL_Window *window, int x, int y), (window, x, y)) \
  CALL(void, SDL_SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h)) \
  CALL(void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), (window, title)) \
  CALL(int, SDL_ShowCursor, (int toggle), (toggle)) \
  CALL(void, SDL_ShowWindow, (SDL_Window *window), (window)) \
  CALL(void, SDL_StartTextInput, (void), ()) \
  CALL(void, SDL_StopTextInput, (void), ()) \
  CALL(void, SDL_UnionRect, \
    (const SDL_Rect *A, const SDL_Rect *B, SDL_Rect *result), \
    (A, B, result)) \
  CALL(void, SDL_UnlockSurface, (SDL_Surface *surface), (surface)) \
  CALL(int, SDL_UpdateTexture, \
    (SDL_Texture *texture, const SDL_Rect *rect, const void *pixels, int pitch), \
    (texture, rect, pixels, pitch)) \
  CALL(int, SDL_UpdateWindowSurfaceRects, \
    (SDL_Window *window, const SDL_Rect *rects, int numrects), \
    (window, rects, numrects)) \
  CALL(int, SDL_WaitEvent, (SDL_Event *event), (event)) \
  CALL(int, SDL_WaitEventTimeout, (SDL_Event *event, int timeout), (event, timeout))

#endif
