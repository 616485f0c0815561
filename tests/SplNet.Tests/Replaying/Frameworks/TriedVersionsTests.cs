using System.Reflection;
using System.Reflection.Emit;
using SplNet.Replaying.Frameworks;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What is said of a test framework's version.</summary>
public sealed class TriedVersionsTests
{
    private static readonly TriedVersions Tried = new(new Version(3, 14), new Version(5, 0));

    [Theory]
    [InlineData("3.14.0")]
    [InlineData("4.3.2+a1b2c3")]
    [InlineData("5.0.7")]
    [InlineData("5.0.0-beta.1")]
    public void SupportedVersion_IsNotMentioned(string version) => Assert.Null(Tried.Note("NUnit", With(version)));

    [Theory]
    [InlineData("3.13.3", "NUnit 3.13 is outside the range that SplNet was tried with, 3.14 to 5.0")]
    [InlineData("6.0.0+a1b2c3", "NUnit 6.0 is outside the range that SplNet was tried with, 3.14 to 5.0")]
    public void UnsupportedVersion_IsReported(string version, string note) =>
        Assert.StartsWith(note, Tried.Note("NUnit", With(version)), StringComparison.Ordinal);

    [Fact]
    public void AssemblyWithoutAVersion_IsNotMentioned() => Assert.Null(Tried.Note("NUnit", With("unknown")));

    // NUnit told none but this one before 3.14.
    [Theory]
    [InlineData("3.13.3.0", "NUnit 3.13 is outside the range that SplNet was tried with, 3.14 to 5.0")]
    [InlineData("3.14.0.0", null)]
    public void FileVersion_CountsIfThereIsNoOther(string version, string? note)
    {
        var assembly = AssemblyBuilder.DefineDynamicAssembly(
            new AssemblyName("Framework"), AssemblyBuilderAccess.Run,
            [new CustomAttributeBuilder(typeof(AssemblyFileVersionAttribute).GetConstructor([typeof(string)])!, [version])]);
        if (note is null)
            Assert.Null(Tried.Note("NUnit", assembly));
        else
            Assert.StartsWith(note, Tried.Note("NUnit", assembly), StringComparison.Ordinal);
    }

    private static AssemblyBuilder With(string version) => AssemblyBuilder.DefineDynamicAssembly(
        new AssemblyName("Framework"),
        AssemblyBuilderAccess.Run,
        [new CustomAttributeBuilder(typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!, [version])]);
}
