using SplNet.Versioning;

namespace SplNet.Evaluation.Explaining;

/// <summary>The counted copies of outputs.</summary>
internal static class CountedOutputs
{
    private static readonly OutputCopies<(string Folder, string Files), CountedOutput> Made = new();

    /// <summary>The counted copy of an output.</summary>
    /// <param name="folder">The folder of the output.</param>
    /// <param name="files">The files of the library's assemblies in it.</param>
    public static CountedOutput Of(string folder, IReadOnlyList<string> files) => Made.Of(
        (folder, string.Join('|', files.Select(file => $"{file} {File.GetLastWriteTimeUtc(Path.Combine(folder, file)).Ticks}"))),
        () => new CountedOutput(folder, files));
}
