namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A mutant on which a test is measured.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Version">The version with its assembly.</param>
/// <param name="Level">The level at which a claim is settled, whatever the other tests of the mutant show.</param>
internal sealed record MutantAtTest(string Id, MutantFolder Version, double Level);
