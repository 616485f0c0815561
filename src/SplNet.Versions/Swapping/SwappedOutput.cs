namespace SplNet.Versions.Swapping;

/// <summary>A private copy of a test's output with the production assembly of another version.</summary>
/// <param name="TestAssembly">The path of the test's assembly in the copy.</param>
/// <param name="Files">The files from the version.</param>
/// <param name="Differences">The dependencies whose versions differ.</param>
/// <param name="Notes">The notes for reports.</param>
internal sealed record SwappedOutput(
    string TestAssembly, IReadOnlyList<SwappedFile> Files, IReadOnlyList<DependencyDifference> Differences, IReadOnlyList<string> Notes)
{
    /// <summary>Makes the copy without changing the output of the test or the version.</summary>
    public static SwappedOutput Create(SwapRequest request) => new OutputSwap(request).Run();
}
