using System.Runtime.CompilerServices;
using SplNet.Syntax;

namespace SplNet.Tests.Statements.Binding;

/// <summary>What names in formulas stand for, and what they may not.</summary>
public class BindingTests
{
    [Theory]
    [InlineData("Shelf.Sum(1) < Shelf.Sum(2, 3)", "mean(Shelf.Sum(1)) < mean(Shelf.Sum(2, 3))")]
    [InlineData(
        "Binding.Shelf.Level <= 2 * SplNet.Tests.Statements.Binding.Shelf.Level",
        "mean(Binding.Shelf.Level) <= mean(SplNet.Tests.Statements.Binding.Shelf.Level) * 2")]
    [InlineData("Shelf.Level() < 3 ms + 200 us", "mean(Shelf.Level) < 3.2 ms")]
    [InlineData("allocated(Shelf.new) <= 2 * 3 KB", "allocated(Shelf.new) <= 6 KB")]
    [InlineData("Shelf.new(5) > Shelf.Size", "mean(Shelf.new(5)) > mean(Shelf.Size)")]
    [InlineData("gen0(Shelf.Level) == 0 && exceptions(Shelf.Level) <= 1 - 1", "gen0(Shelf.Level) == 0 && exceptions(Shelf.Level) <= 0")]
    [InlineData("Shelf.Level ~5% Shelf.Size", "mean(Shelf.Level) ~5% mean(Shelf.Size)")]
    [InlineData("Shelf.Level < Shelf.Size < 1 s", "mean(Shelf.Level) < mean(Shelf.Size) && mean(Shelf.Size) < 1 s")]
    [InlineData(
        "Shelf.Level < 1 s => Shelf.Size < 1 s => !(Shelf.new > 1 s)",
        "mean(Shelf.Level) < 1 s => mean(Shelf.Size) < 1 s => !(mean(Shelf.new) > 1 s)")]
    [InlineData(
        "exists (n, t) in (1, 'a'), (2, 'b'): Shelf.Name(n, t) < 1 s", "mean(Shelf.Name(1, 'a')) < 1 s || mean(Shelf.Name(2, 'b')) < 1 s")]
    [InlineData(
        "forall n in 1..5 step 2, m in 7: Shelf.Both(int, int)(n, m) < 1 s",
        "mean(Shelf.Both(int, int)(1, 7)) < 1 s && mean(Shelf.Both(int, int)(3, 7)) < 1 s && mean(Shelf.Both(int, int)(5, 7)) < 1 s")]
    [InlineData("Shelf.Echo<int>(5) < List<string>.Count", "mean(Shelf.Echo<int>(5)) < mean(List<string>.Count)")]
    [InlineData(
        "Box<int>.Same(5) < string.Concat(string, string)('a', 'b')",
        "mean(Box<int>.Same(5)) < mean(string.Concat(string, string)('a', 'b'))")]
    [InlineData("Rack.Level[Shelf.Filled](5) < 1 s", "SPL1314 11+12")]
    public void Formula_IsBound(string formula, string expected) => Assert.Equal(expected, BoundText.Describe(formula));

    [Theory]
    [InlineData("Shelv.Sum(1) < 1 s", "SPL1303 0+5", "Unknown type 'Shelv'. Did you mean 'Shelf'?")]
    [InlineData("Shelf.Sun(1) < 1 s", "SPL1306 6+3", "Shelf does not contain a method or property 'Sun'. Did you mean 'Sum'?")]
    [InlineData("Sum(1) < 1 s", "SPL1306 0+3", "'Sum' is not an alias, and a method needs its type.")]
    [InlineData(
        "Twin.Age < 1 s",
        "SPL1304 0+4",
        "'Twin' may be 'SplNet.Tests.Statements.Binding.First.Twin' or 'SplNet.Tests.Statements.Binding.Second.Twin'.")]
    [InlineData("First.Twin.Age < 1 s", "mean(First.Twin.Age) < 1 s", "")]
    [InlineData("Binding.Shelf < 1 s", "SPL1307 0+13", "'Binding.Shelf' is a type")]
    [InlineData("Box.Same(5) < 1 s", "SPL1305 0+3", "Type arguments of 'Box': 1 needed, 0 given.")]
    [InlineData("Box<int, int>.Same(5) < 1 s", "SPL1305 0+13", "Type arguments of 'Box': 1 needed, 2 given.")]
    [InlineData("Box<Shelv>.Same(5) < 1 s", "SPL1303 4+5", "Unknown type 'Shelv'.")]
    [InlineData("Shelf.Echo(5) < 1 s", "SPL1305 0+10", "Type arguments of 'Shelf.Echo': 1 needed, 0 given.")]
    [InlineData("Shelf.Echo<string>('a') < 1 s", "SPL1305 0+18", "which its constraints refuse")]
    [InlineData("Shelf.Pick(double)(5) < 1 s", "SPL1308 0+21", "'Shelf.Pick(int)', 'Shelf.Pick(long)' or 'Shelf.Pick(string)'")]
    [InlineData("Shelf.Pick < 1 s", "SPL1308 0+10", "No overload of 'Shelf.Pick' takes no arguments")]
    [InlineData("Shelf.Both[Shelf.Rows] < 1 s", "SPL1309 0+22", "'Shelf.Both' may be 'Shelf.Both(int, int)' or 'Shelf.Both(string, " +
        "string)'. Write the types of one of them: Shelf.Both(int, int).")]
    [InlineData("Shelf.Both[Shelf.Failing] < 1 s", "SPL1315 11+13", "it failed with System.NotSupportedException: on purpose.")]
    [InlineData(
        "Shelf.Hidden < 1 s", "SPL1310 0+12", "'Shelf.Hidden' is not public. Make it public, or measure a public method that calls it.")]
    [InlineData("Cellar.Dig < 1 s", "SPL1310 0+10", "belongs to Cellar, which is not public")]
    [InlineData("Box<Cellar>.Same[Shelf.Pairs] < 1 s", "SPL1310 0+16", "belongs to Cellar, which is not public")]
    [InlineData(
        "Shelf.ByReference(5) < 1 s", "SPL1310 0+17", "has the ref, in or out parameter 'number'. Measure a public method that calls it.")]
    [InlineData("Shelf.OfSpan[Shelf.Numbers] < 1 s", "SPL1310 0+12", "takes a span or another ref struct as 'numbers'")]
    [InlineData(
        "Strip.Next < 1 s",
        "SPL1310 0+10",
        "'Strip.Next' is called on the ref struct Strip, which cannot be kept for the measurement. Measure a public method that calls it.")]
    [InlineData("Strip.Width < 1 s", "SPL1310 0+11", "is called on the ref struct Strip")]
    [InlineData("Strip.new(3) < 1 s", "SPL1310 0+9", "'Strip.new' makes the ref struct Strip, which cannot be consumed. " +
        "Measure a public method that calls it.")]
    [InlineData("Strip.Count(3) < 1 s", "mean(Strip.Count(3)) < 1 s", "")]
    [InlineData("Shelf.Numbers < 1 s", "SPL1310 0+13", "'Shelf.Numbers' is a field")]
    [InlineData("Rack.Level < 1 s", "SPL1311 0+10", "'Rack.Level' needs an object, but Rack is abstract.")]
    [InlineData("Shelf.Small(256) < 1 s", "SPL1312 12+3", "256 is not a valid byte for parameter 'number' of 'Shelf.Small'. " +
        "Write a whole number from 0 to 255.")]
    [InlineData("Shelf.Sum(1.5) < 1 s", "SPL1312 10+3", "1.5 is not a valid int")]
    [InlineData("Shelf.Sum('a') < 1 s", "SPL1312 10+3", "'a' is not a valid int")]
    [InlineData("Shelf.Day('Sonday') < 1 s", "SPL1312 10+8", "Write one of its names in quotes: 'Sunday', 'Monday'")]
    [InlineData("Shelf.Letter('ab') < 1 s", "SPL1312 13+4", "Write one character in quotes.")]
    [InlineData("Shelf.Flag(1) < 1 s", "SPL1312 11+1", "Write true or false.")]
    [InlineData("Shelf.Count(5) < 1 s", "SPL1312 12+1", "a generator makes values of other types")]
    [InlineData("Shelf.Sum < 1 s", "SPL1313 0+9", "Arguments of 'Shelf.Sum': 2 needed, 0 given.")]
    [InlineData("Shelf.Level(5) < 1 s", "SPL1313 0+14", "Remove them.")]
    [InlineData("Shelf.Holds[Shelf.Keys](1, 2) < 1 s", "SPL1313 12+10", "Arguments of 'Shelf.Keys': 1 needed, 2 given.")]
    [InlineData("Shelf.Name[Shelf.Rows](5) < 1 s", "SPL1313 23+1", "Arguments of 'Shelf.Rows': 0 needed, 1 given.")]
    [InlineData("Shelf.Holds[Shelf.Keys]('x') < 1 s", "SPL1312 24+3", "'x' is not a valid int for parameter 'count' of 'Shelf.Keys'.")]
    [InlineData("Shelf.Holds[Shelf.Seeded](20) < 1 s", "SPL1315 12+12", "its generator's parameters are 10, 100, and the formula binds 20")]
    [InlineData("Shelf.Holds[Shelf.Seeded] < 1 s", "SPL1315 12+12", "its generator takes one parameter")]
    [InlineData(
        "Shelf.Holds[Shelf.Pairs] < 1 s", "SPL1314 12+11", "returns IEnumerable<ValueTuple<int, string>>, but 'Shelf.Holds' takes (int).")]
    [InlineData("Shelf.Sum[Shelf.Pairs, Shelf.Filled](5) < 1 s", "SPL1314 10+11", "but 'Shelf.Sum' takes (int, int).")]
    [InlineData("Shelf.Name[Shelf.Pairs, Shelf.Filled](5) < 1 s", "SPL1316 24+12", "it needs no object")]
    [InlineData("Shelf.Holds[Shelf.Keys, Shelf.Keys](5) < 1 s", "SPL1314 24+10", "takes an object of the type Shelf")]
    [InlineData("THIS.Sum(1) < SELF", "SPL1317 0+4; SPL1317 14+4", "no type carries the formula")]
    [InlineData("Shelf.Level < 1 s with interpretation = welsh", "SPL1320 40+5", "Did you mean 'welch'?")]
    [InlineData("Shelf.Level <= Shelf.Level@nuget:newest", "SPL1321 26+13", "'newest' is not an exact package version. " +
        "Write for example nuget:13.0.1.")]
    [InlineData("Shelf.Level <= Shelf.Level@runtime:newest", "SPL1321 26+15", "'newest' is not a version of the runtime. " +
        "Write for example runtime:11 or runtime:11.0.1.")]
    [InlineData("Shelf.Level / 0 < 1 s", "SPL1213 0+15", "")]
    [InlineData("forall n in 1..1000000000: Shelf.Sum(n) < 1 s", "SPL1208 7+18", "")]
    [InlineData("forall n in: Shelf.Sum(n) < 1 s", "SPL1015 11+1", "")]
    [InlineData("forall n in 1, 'x', true: Shelf.Sum(n) < Shelv.Sum", "SPL1312 36+1; SPL1303 41+5", "'x' is not a valid int")]
    public void Problem_IsReportedAtItsLocation(string formula, string expected, string message)
    {
        Assert.Equal(expected, BoundText.Describe(formula));
        Assert.Contains(message, BoundText.Messages(formula), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Shelf.Pick(5)", "int 5")]
    [InlineData("Shelf.Pick(3000000000)", "long 3000000000")]
    [InlineData("Shelf.Pick(long)(5)", "long 5")]
    [InlineData("Shelf.Pick('5')", "string 5")]
    [InlineData("Shelf.Day('Monday')", "Monday")]
    [InlineData("Shelf.Day(2)", "Tuesday")]
    [InlineData("Shelf.Letter('x')", "x")]
    [InlineData("Shelf.Small(255)", "255")]
    [InlineData("Shelf.Wide(-5)", "-5")]
    [InlineData("Shelf.Optional(5)", "5")]
    [InlineData("Shelf.Flag(true)", "True")]
    [InlineData("Shelf.Anything(1.5)", "Double 1.5")]
    [InlineData("Shelf.Anything(5)", "Int32 5")]
    [InlineData("Shelf.Anything(5000000000)", "Int64 5000000000")]
    [InlineData("Shelf.Sum(3)", "4")]
    [InlineData("Shelf.Echo<double>(2)", "2")]
    [InlineData("Shelf.Name[Shelf.Pairs]", "1 one,2 two,1 one")]
    [InlineData("Shelf.Name[Shelf.Rows]", "1 one,2 two,1 one")]
    [InlineData("Shelf.Pick[Shelf.Keys](2)", "int 0,int 1,int 0")]
    [InlineData("Shelf.Wide[Shelf.HiddenKeys]", "7,7,7")]
    [InlineData("Shelf.Anything[Shelf.Numbers]", "Int32 3,Int32 1,Int32 2")]
    [InlineData("Shelf.Count[Shelf.Numbers]", "3,3,3")]
    [InlineData("Shelf.Count[Shelf.Array](4)", "4,4,4")]
    [InlineData("Shelf.Holds[Shelf.Keys, Shelf.Filled](3)", "3,3,3")]
    [InlineData("Shelf.Level[Shelf.Filled](5)", "5,5,5")]
    [InlineData("Shelf.Level[Shelf.new](5)", "5,5,5")]
    [InlineData("Shelf.Level", "0,0,0")]
    [InlineData("Shelf.NextDay", "Monday")]
    [InlineData("Shelf.Native", "5 6 7 none")]
    [InlineData("Drawer.Depth", "2")]
    [InlineData("Shelf.Wide[Cabinet.Fewer](3)", "3,3,3")]
    [InlineData("Shelf.Wide[Drawer.Fewer](3)", "4,4,4")]
    public void Arguments_ReachTheMethod(string operand, string results)
    {
        var expected = results.Split(',');
        Assert.Equal(expected, BoundText.Results(operand, expected.Length));
    }

    [Theory]
    [InlineData(
        "Shelf.Count[Shelf.Numbers] < 1 s",
        "warning SPL1323: The generator 'Shelf.Numbers' may return the same int[] again after 'Shelf.Count' changed it.")]
    [InlineData("Shelf.Pick[Shelf.Numbers] < 1 s", "")]
    [InlineData("Shelf.Count[Shelf.Array](5) < 1 s", "")]
    public void SharedObjects_AreReported(string formula, string message)
    {
        Assert.StartsWith("mean(", BoundText.Describe(formula), StringComparison.Ordinal);
        Assert.StartsWith(message, BoundText.Messages(formula), StringComparison.Ordinal);
        Assert.Equal(message.Length == 0, BoundText.Messages(formula).Length == 0);
    }

    [Fact]
    public void EveryRuleOfBinding_HasACase()
    {
        var tests = new[] { "Binding", "Requirements" }.SelectMany(
            static folder => Directory.EnumerateFiles(Path.Combine(Folder(), folder), "*.cs"));
        var tried = string.Concat(tests.Select(File.ReadAllText));
        Assert.DoesNotContain(
            FormulaRuleTable.All,
            rule => rule.Code.StartsWith("SPL13", StringComparison.Ordinal) && !tried.Contains(rule.Code, StringComparison.Ordinal));
    }

    private static string Folder([CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, ".."));

    [Fact]
    public void AxesOfGenerators_UseTheArgumentsAndTheSeedOfTheRun()
    {
        var first = BoundText.Results("Shelf.Anything[Shelf.Seeded](100)", 20);
        Assert.Equal(first, BoundText.Results("Shelf.Anything[Shelf.Seeded](100)", 20));
        Assert.Contains(first, static value => int.Parse(value.Split(' ')[1]) >= 10);
    }

    [Fact]
    public void ThisAndSelf_AreTheCarrier()
    {
        var sum = typeof(Shelf).GetMethod(nameof(Shelf.Sum));
        Assert.Equal(
            "mean(SELF(1)) < mean(THIS.Wide(5)) && mean(THIS(1)) < mean(Wide(5))",
            BoundText.Describe("SELF(1) < THIS.Wide(5) && THIS(1) < Wide(5)", sum));
        Assert.Equal("mean(SELF) < mean(Level)", BoundText.Describe("SELF < Level", typeof(Shelf).GetProperty(nameof(Shelf.Size))));
        Assert.Equal("mean(SELF(5)) < 1 s", BoundText.Describe("SELF(5) < 1 s", typeof(Shelf).GetConstructor([typeof(int)])));
        Assert.Equal("mean(THIS.Level) < 1 s", BoundText.Describe("THIS.Level < 1 s", typeof(Shelf)));
        Assert.Equal("SPL1317 0+4", BoundText.Describe("SELF < 1 s", typeof(Shelf)));
        Assert.Equal("SPL1306 0+4", BoundText.Describe("Levl < 1 s", typeof(Shelf)));
        Assert.Contains(
            "'Levl' is neither an alias nor a method of Shelf. Did you mean 'Level'?",
            BoundText.Messages("Levl < 1 s", typeof(Shelf)),
            StringComparison.Ordinal);
    }
}
