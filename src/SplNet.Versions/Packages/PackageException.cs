namespace SplNet.Versions.Packages;

/// <summary>A version of a package is unavailable. The message states the reason.</summary>
internal sealed class PackageException(string message, Exception? cause = null) : Exception(message, cause);
