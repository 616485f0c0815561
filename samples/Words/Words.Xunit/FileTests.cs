using SplNet;

namespace Words.Tests;

/// <summary>Requirements in a file, each a test.</summary>
public class FileTests
{
    [Theory]
    [SplFile("words.spl")]
    public void Requirement_Holds(SplRequirement requirement) => requirement.Assert();
}
