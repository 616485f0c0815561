namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A mutant that a test is measured on.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Version">Its assembly as a version.</param>
/// <param name="Level">The level at which a claim is settled whatever other tests of the mutant say.</param>
internal sealed record MutantAtTest(string Id, MutantFolder Version, double Level);
