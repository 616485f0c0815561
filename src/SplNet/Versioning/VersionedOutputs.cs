namespace SplNet.Versioning;

/// <summary>The copies of tests' outputs that contain a different version.</summary>
internal static class VersionedOutputs
{
    private static readonly OutputCopies<(string Tests, DateTime Built, string Library, string Key), VersionedOutput> Made = new();

    /// <summary>Gets the copy with a version.</summary>
    public static VersionedOutput With(FoundVersion found, string library, string tests, bool areUnitTests) =>
        Made.Of((tests, File.GetLastWriteTimeUtc(tests), library, found.Version.Key), () =>
            new VersionedOutput(tests, library, found, areUnitTests));

    /// <summary>Removes the copies with a version whose measurements are complete.</summary>
    /// <param name="key">The key of the version.</param>
    public static void LetGo(string key) => Made.LetGo(made => made.Key == key);
}
