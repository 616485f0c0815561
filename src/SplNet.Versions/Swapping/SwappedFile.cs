namespace SplNet.Versions.Swapping;

/// <summary>A file of the version in the copy of the test's output.</summary>
/// <param name="Path">Its path, relative to the folder.</param>
/// <param name="Before">The version of the replaced assembly; null for a new file or one that is not an assembly.</param>
/// <param name="After">The version of the assembly; null for a file that is not an assembly.</param>
/// <param name="WasThere">True if it replaces a file, false if it is new.</param>
internal sealed record SwappedFile(string Path, Version? Before, Version? After, bool WasThere);
