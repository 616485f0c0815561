using System.Reflection;
using System.Text;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Statements.Requirements;

/// <summary>Requirements in files, good and bad.</summary>
public class FileTests
{
    private static readonly Assembly Home = typeof(FileTests).Assembly;

    [Fact]
    public void FileOfRequirements_IsMeasuredWithGeneratorsAndAQuantifier()
    {
        using var folder = new TemporaryFolder();
        using var file = new TextFile("""
            # the books are numbered
            few  = Library.Holds[Stock.Keys, Stock.Few]
            many = Library.Holds[Stock.Keys, Stock.Many]

            search: forall n in 10, 50: allocated(few(n)) <= allocated(many(n)) with runs = 2
            'no garbage': allocated(few(10)) <= 0 B with runs = 3
            """);
        var found = SplRequirements.OfFile(file.Path, Home);
        Assert.Equal(["search", "no garbage"], found.Select(static requirement => requirement.Name));
        Assert.All(found, static requirement => Assert.Empty(requirement.Problems));
        Assert.EndsWith("(5,1)", found[0].Location, StringComparison.Ordinal);
        var result = found[0].Run();
        Assert.True(result.Passed, result.ToString());
        Assert.Equal("forall n in 10, 50: allocated(few(n)) <= allocated(many(n))", result.Formula);
        Assert.Equal(["few(10)", "many(10)", "few(50)", "many(50)"], result.Operands.Select(static operand => operand.Name));
        Assert.Contains("# 'search, ", result.Repeat, StringComparison.Ordinal);
        Assert.Equal("search", SplRequirement.Parse(found[0].ToString(null, null), null).Name);
        Assert.Empty(folder.Processes());
    }

    [Fact]
    public void MistakeInOneRequirement_DoesNotAffectOthers()
    {
        using var file = new TextFile("a: Library.Little < Library.Much\nb: Library.Little < Library.Mush\n\nc: Library.Little <\n");
        var found = SplRequirements.OfFile(file.Path, Home);
        Assert.Empty(found[0].Problems);
        Assert.Contains(
            "(2,29): error SPL1306: Library does not contain a method or property 'Mush'. Did you mean 'Much'?",
            Assert.Single(found[1].Problems),
            StringComparison.Ordinal);
        Assert.Contains("(4,20): error SPL1008: ", Assert.Single(found[2].Problems), StringComparison.Ordinal);
    }

    [Fact]
    public void NameInsteadOfAUnit_IsReportedOnce()
    {
        using var file = new TextFile("a: Library.Little < 5 parsecs\n");
        Assert.Contains(
            "(1,23): error SPL1018: 'parsecs' is not a unit.",
            Assert.Single(SplRequirements.OfFile(file.Path, Home)[0].Problems),
            StringComparison.Ordinal);
    }

    [Fact]
    public void RequirementWithoutAComparison_DoesNotHideOtherProblems()
    {
        using var file = new TextFile("a: Library.Little\nb: Library.Little < Library.Much\nc: Library.Mush\n");
        var found = SplRequirements.OfFile(file.Path, Home);
        Assert.Contains("(1,4): error SPL1009: ", Assert.Single(found[0].Problems), StringComparison.Ordinal);
        Assert.Empty(found[1].Problems);
        Assert.Equal(["SPL1009", "SPL1306"], found[2].Problems
            .Select(static problem => problem[problem.IndexOf("SPL", StringComparison.Ordinal)..][..7]).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void FailureOfAText_ShowsNoFrameOfSplNet()
    {
        using var file = new TextFile("a: Library.Little\n");
        var failure = Assert.Throws<ExperimentFailedException>(Assert.Single(SplRequirements.OfFile(file.Path, Home)).Assert);
        Assert.DoesNotContain("at SplNet.SplRequirement", failure.StackTrace, StringComparison.Ordinal);
        Assert.DoesNotContain("at SplNet.Engine", failure.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public void InvalidFileName_IsAProblem()
    {
        var problem = Assert.Single(Assert.Single(SplRequirements.OfFile("per\0f.spl", Home)).Problems);
        Assert.Contains("error SPL1301: The file cannot be read: ", problem, StringComparison.Ordinal);
    }

    // No code of these tests refers to the assembly, which BenchmarkDotNet brings.
    [Fact]
    public void TypeOfAnUnreferencedLibrary_IsFound()
    {
        Assert.DoesNotContain(Home.GetReferencedAssemblies(), static name => name.Name == "Iced");
        using var file = new TextFile(
            "a: mean(Iced.Intel.IcedFeatures.Initialize) < 1 s\nb: mean(Iced.Intel.NoFeatures.Initialize) < 1 s\n");
        var found = SplRequirements.OfFile(file.Path, Home);
        Assert.Empty(found[0].Problems);
        Assert.Contains("error SPL1303", Assert.Single(found[1].Problems), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", "(1,1): error SPL1007: ")]
    [InlineData("a: Library.Day('x) < 1 s", "(1,16): error SPL1002: ")]
    [InlineData("a = b\nb = a\n\na < 1 s", "(1,1): error SPL1210: ")]
    [InlineData("Library = Library.Little\n\nLibrary < 1 s", "(1,1): error SPL1318: The alias 'Library' has the name of the type " +
        "SplNet.Tests.Statements.Requirements.Library. Choose another name for the alias.")]
    [InlineData(
        "books = Library.Litle\n\nbooks < 1 s",
        "(1,17): error SPL1306: Library does not contain a method or property 'Litle'. Did you mean 'Little'?")]
    [InlineData("forall n in : Library.Little < 1 s", "(1,13): error SPL1015: ")]
    [InlineData("forall n in 1..1e9: Stock.Few(n) < 1 s", "(1,8): error SPL1208: ")]
    [InlineData("Library.Little / 0 < 1 s", "(1,1): error SPL1213: ")]
    [InlineData(
        "Library.Sum < 1 s",
        "(1,1): error SPL1310: 'Library.Sum' is not public. Make it public, or measure a public method that calls it.")]
    [InlineData("SELF < 1 s", "(1,1): error SPL1317: ")]
    [InlineData("a: 1", "(1,4): error SPL1009: '1' is a value, and a formula needs a comparison.")]
    [InlineData("d: List<int>.Contains(int)(1)", "(1,4): error SPL1009: ")]
    [InlineData("!Library.Little", "(1,2): error SPL1009: ")]
    [InlineData("Library.Little && Library.Much < 1 s", "(1,1): error SPL1009: ")]
    [InlineData("forall n in 1, 2: Stock.Few(n)", "(1,19): error SPL1009: ")]
    [InlineData("Library.Little@ < 1 s", "(1,17): error SPL1022: ")]
    [InlineData("Library.Little@'' < 1 s", "(1,16): error SPL1022: A revision is expected between the quotes.")]
    [InlineData("little = Library.Little", "(1,24): error SPL1029: ")]
    [InlineData("Stock.Few(int[,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,]) < 1 s", "(1,11): error SPL1303: Unknown type 'int[,,,,,")]
    [InlineData("Stock.Few(System.Span<int>[]) < 1 s", "(1,11): error SPL1303: Unknown type 'System.Span<int>[]'.")]
    [InlineData("Stock.Few(System.Span<int>?) < 1 s", "(1,11): error SPL1303: Unknown type 'System.Span<int>?'.")]
    public void BadFile_BecomesARequirementThatSaysWhy(string text, string problem)
    {
        using var file = new TextFile(text);
        var requirement = Assert.Single(SplRequirements.OfFile(file.Path, Home));
        Assert.Contains(requirement.Problems, said => said.Contains(problem, StringComparison.Ordinal));
        var result = requirement.Run();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Equal(requirement.Problems, result.Problems);
    }

    [Fact]
    public void UnreadableFile_BecomesARequirementWithItsName()
    {
        foreach (var path in new[] { Path.Combine(AppContext.BaseDirectory, "missing.spl"), AppContext.BaseDirectory })
        {
            var requirement = Assert.Single(SplRequirements.OfFile(path, Home));
            Assert.NotEmpty(requirement.Name);
            Assert.StartsWith(
                $"{requirement.Name}: error SPL1301: The file cannot be read: ",
                Assert.Single(requirement.Problems),
                StringComparison.Ordinal);
            Assert.Throws<ExperimentFailedException>(requirement.Assert);
            Assert.Equal(requirement.Problems, SplRequirement.Parse(requirement.ToString(null, null), null).Problems);
        }
    }

    [Fact]
    public void Encoding_IsUtf8WithOrWithoutABom()
    {
        byte[] text = Encoding.UTF8.GetBytes("größe: Library.Little < 5 µs");
        using var plain = new TextFile(text);
        using var marked = new TextFile([.. Encoding.UTF8.Preamble, .. text]);
        using var foreign = new TextFile(Encoding.Latin1.GetBytes("a: Library.Little < 1 s\nLibrary.Little < 5 µs"));
        using var wide = new TextFile([.. Encoding.Unicode.Preamble, .. Encoding.Unicode.GetBytes("a: Library.Little < 1 s")]);
        Assert.Equal("größe", Assert.Single(SplRequirements.OfFile(plain.Path, Home)).Name);
        Assert.Empty(Assert.Single(SplRequirements.OfFile(marked.Path, Home)).Problems);
        Assert.Contains(
            "(2,20): error SPL1302: The bytes B5 are not UTF-8. Save the file as UTF-8.",
            Assert.Single(Assert.Single(SplRequirements.OfFile(foreign.Path, Home)).Problems),
            StringComparison.Ordinal);
        Assert.Contains(
            "(1,1): error SPL1302: ",
            Assert.Single(Assert.Single(SplRequirements.OfFile(wide.Path, Home)).Problems),
            StringComparison.Ordinal);
    }

    [Fact]
    public void MissingRequirement_SaysSo()
    {
        using var file = new TextFile("a: Library.Little < Library.Much");
        var key = SplRequirements.OfFile(file.Path, Home)[0].ToString(null, null);
        File.WriteAllText(file.Path, "b: Library.Little < Library.Much");
        var gone = SplRequirement.Parse(key, null);
        Assert.Equal("a", gone.Name);
        Assert.Contains("error SPL1322: The requirement 'a' cannot be found again", Assert.Single(gone.Problems), StringComparison.Ordinal);
        Assert.Equal(Verdict.Invalid, gone.Run().Verdict);
    }

    [Fact]
    public void Warnings_BecomeNotesOfTheResult()
    {
        using var file = new TextFile("forall n in 1, 2: Library.Little < Library.Much with runs = 2");
        var requirement = Assert.Single(SplRequirements.OfFile(file.Path, Home));
        Assert.Empty(requirement.Problems);
        Assert.Contains(requirement.Run().Notes, static note =>
            note.Contains("(1,8): warning SPL1206: The variable 'n' is never used.", StringComparison.Ordinal));
    }
}
