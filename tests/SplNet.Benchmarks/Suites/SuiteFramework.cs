namespace SplNet.Benchmarks;

/// <summary>How a framework has it: the words in which the suite is written for it.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Project">The end of the names of projects.</param>
/// <param name="Packages">What a project of tests needs to be compiled.</param>
/// <param name="Using">The namespace.</param>
/// <param name="Class">What stands before a class.</param>
/// <param name="Test">What stands before a test.</param>
/// <param name="Value">The comparison of two values, {0} the expected one.</param>
/// <param name="Sequence">The comparison of two sequences.</param>
internal sealed record SuiteFramework(
    string Name, string Project, IReadOnlyList<string> Packages, string Using, string Class, string Test, string Value, string Sequence)
{
    public static SuiteFramework Xunit { get; } = new(
        "xUnit.net v3", "Xunit", ["xunit.v3.assert", "xunit.v3.extensibility.core"], "Xunit", string.Empty, "[Fact]",
        "Assert.Equal({0}, {1})", "Assert.Equal({0}, {1})");

    public static SuiteFramework MSTest { get; } = new(
        "MSTest", "MSTest", ["MSTest.TestFramework"], "Microsoft.VisualStudio.TestTools.UnitTesting", "[TestClass]", "[TestMethod]",
        "Assert.AreEqual({0}, {1})", "CollectionAssert.AreEqual({0}, {1})");

    public static SuiteFramework NUnit { get; } = new(
        "NUnit", "NUnit", ["NUnit"], "NUnit.Framework", string.Empty, "[Test]", "Assert.That({1}, Is.EqualTo({0}))",
        "Assert.That({1}, Is.EqualTo({0}))");

    // Its assertions are a package of their own, and its tests are read here and never run.
    public static SuiteFramework TUnit { get; } = new(
        "TUnit", "TUnit", ["TUnit.Core"], "TUnit.Core", string.Empty, "[Test]", "ArgumentOutOfRangeException.ThrowIfNotEqual({1}, {0})",
        "ArgumentOutOfRangeException.ThrowIfNotEqual({1}.SequenceEqual({0}), true)");
}
