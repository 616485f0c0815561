namespace SplNet.Versions.Packages;

/// <summary>A version of a package cannot be had; the message says why.</summary>
internal sealed class PackageException(string message, Exception? cause = null) : Exception(message, cause);
