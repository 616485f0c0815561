namespace SplNet.Versions.Swapping;

/// <summary>A private copy of a test's output in which the production assembly is that of another version.</summary>
/// <param name="TestAssembly">The path of the test's assembly in the copy.</param>
/// <param name="Files">What came from the version.</param>
/// <param name="Differences">Dependencies whose versions differ.</param>
/// <param name="Notes">What a report should say.</param>
internal sealed record SwappedOutput(
    string TestAssembly, IReadOnlyList<SwappedFile> Files, IReadOnlyList<DependencyDifference> Differences, IReadOnlyList<string> Notes)
{
    /// <summary>Makes the copy. The output of the test and the version stay as they are.</summary>
    public static SwappedOutput Create(SwapRequest request) => new OutputSwap(request).Run();
}
