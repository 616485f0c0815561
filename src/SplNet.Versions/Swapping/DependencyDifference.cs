namespace SplNet.Versions.Swapping;

/// <summary>
/// A dependency that both the test and the version bring, in different versions. The higher one is loaded, as NuGet would choose.
/// </summary>
/// <param name="Name">The name of the assembly.</param>
/// <param name="OfTest">Its version in the test's output.</param>
/// <param name="OfVersion">The version that the library version was built with.</param>
internal sealed record DependencyDifference(string Name, Version OfTest, Version OfVersion)
{
    /// <summary>Gets the loaded version.</summary>
    public Version Used => OfTest >= OfVersion ? OfTest : OfVersion;
}
