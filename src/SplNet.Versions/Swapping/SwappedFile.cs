namespace SplNet.Versions.Swapping;

/// <summary>A file of the version in the copy of the test's output.</summary>
/// <param name="Path">Its place, relative to the folder.</param>
/// <param name="Before">The version of the assembly that it replaces; null for a file that is no assembly, or was not there.</param>
/// <param name="After">The version of the assembly; null for a file that is no assembly.</param>
/// <param name="WasThere">True if it replaces a file, false if it is new.</param>
internal sealed record SwappedFile(string Path, Version? Before, Version? After, bool WasThere);
