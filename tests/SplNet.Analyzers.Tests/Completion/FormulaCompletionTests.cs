namespace SplNet.Analyzers.Tests.Completion;

public class FormulaCompletionTests
{
    private const string Connectives = "&& || =>";
    private const string Options =
        "alpha resolution runs max-runs budget interpretation learn learn-from iterations iteration-time warm-up warm-up-most " +
        "warm-up-iterations reinstantiate gc tiers env";

    private const string Units = "ns us ms s min B KB MB GB op/s Kop/s Mop/s %";

    [Theory]
    [InlineData("Map.$$", "Get Count new Node")]
    [InlineData("Map.G$$", "Get Count new Node")]
    [InlineData("Map.G$$et < 5 ms", "Get Count new Node")]
    [InlineData("5 ms > Lists.Map.$$", "Get Count new Node")]
    [InlineData("mean(Shop.Lists.Map.$$) < 5 ms", "Get Count new Node")]
    [InlineData("Map.Node.$$", "Link new")]
    [InlineData("Sorter.$$", "Sort Arrays Get Count new")]
    [InlineData("THIS.$$", "Sort Arrays Get Count new")]
    [InlineData("IStore.$$", "Save Dispose")]
    [InlineData("Pool<int>.$$", "Rent")]
    [InlineData("Pool<List<int>, string[]>.$$", "Rent")]
    [InlineData("Tools.$$", "Warm")]
    [InlineData("Hidden.$$", "")]
    [InlineData("Nothing.$$", "")]
    [InlineData("Shop.$$", "Lists")]
    [InlineData("Shop.Lists.$$", "Map Sorter Pool IStore Hidden Tools")]
    [InlineData("(Map).$$", "")]
    public void AfterADot_ListsMeasurableMembersAndTypes(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Theory]
    [InlineData("SELF[$$", "Arrays Numbers Map Node Sorter Pool IStore Hidden Tools")]
    [InlineData("SELF[$$Arrays](5) < 1 s", "Arrays Numbers Map Node Sorter Pool IStore Hidden Tools")]
    [InlineData("SELF[Sorter.$$", "Arrays Numbers")]
    [InlineData("SELF[Arrays, $$](5)", "Arrays Numbers Made Name Slower Get Count Map Node Sorter Pool IStore Hidden Tools")]
    [InlineData("SELF[Hidden.$$]", "Rows")]
    [InlineData("SELF[Arrays, Map.$$", "Get Count new Node")]
    [InlineData("SELF[Arrays $$", "")]
    public void InsideBrackets_ListsGenerators(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Theory]
    [InlineData("SELF < 5$$", Units)]
    [InlineData("SELF < 5 $$", Units + " " + Connectives + " with")]
    [InlineData("SELF < 5 m$$", Units + " " + Connectives + " with")]
    [InlineData("(SELF < 5 $$)", Units + " " + Connectives)]
    [InlineData("5$$ < SELF", Units)]
    [InlineData("5 $$", Units)]
    [InlineData("SELF ~5$$", "%")]
    [InlineData("SELF ~5 $$ Map.Get", "%")]
    public void AfterANumber_ListsUnits(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Theory]
    [InlineData("SELF < 5 ms $$", Connectives + " with")]
    [InlineData("SELF < Map.Get $$", Connectives + " with")]
    [InlineData("SELF < Map.Get w$$", Connectives + " with")]
    [InlineData("SELF < Pool<int>.Rent(1) $$", Connectives + " with")]
    [InlineData("SELF < SELF@git:HEAD~1 $$", Connectives + " with")]
    [InlineData("(SELF < Map.Get) $$", Connectives + " with")]
    [InlineData("(SELF < Map.Get $$", Connectives)]
    [InlineData("SELF ~5% Map.Get $$ || SELF < 1 s", Connectives + " with")]
    [InlineData("forall n in 1, 2: SELF(n) < 5 ms $$", Connectives + " with")]
    [InlineData("Map.Get $$", "")]
    [InlineData("(SELF + SELF) $$", "")]
    public void AfterAComparison_ListsConnectives(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Theory]
    [InlineData("SELF < 5 ms with $$", Options)]
    [InlineData("SELF < 5 ms with al$$", Options)]
    [InlineData("SELF < 5 ms with warm-$$", Options)]
    [InlineData("SELF < 5 ms with warm-up-m$$", Options)]
    [InlineData("SELF < 5 ms with gc = server, tiers = off, warm-up = 2 s, env = 'A=0', iterations = 5, reinstantiate = 2, runs = 3, $$",
        "alpha resolution max-runs budget interpretation learn learn-from iteration-time warm-up-most warm-up-iterations")]
    [InlineData("SELF < 5 ms with gc = $$", "workstation non-concurrent server non-concurrent-server")]
    [InlineData("SELF < 5 ms with gc = non-$$", "workstation non-concurrent server non-concurrent-server")]
    [InlineData("SELF < 5 ms with tiers = $$", "profiled unprofiled off")]
    [InlineData("SELF < 5 ms with warm-up = 2 $$", "ms s min")]
    [InlineData("SELF < 5 ms with alpha = 5$$", "%")]
    [InlineData("SELF < 5 ms with runs = 5 $$", "")]
    [InlineData("SELF < 5 ms with alpha = $$", "")]
    [InlineData("SELF < 5 ms with alpha $$", "")]
    [InlineData("SELF@$$", "before git: svn: nuget: folder: runtime:")]
    [InlineData("SELF@g$$ < SELF", "before git: svn: nuget: folder: runtime:")]
    [InlineData("mean(SELF@$$", "before git: svn: nuget: folder: runtime:")]
    [InlineData("SELF@git:$$", "")]
    [InlineData("SELF@git:HEAD$$", "")]
    [InlineData("forall n $$", "in")]
    [InlineData("forall (n, m) $$", "in")]
    [InlineData("forall $$", "")]
    [InlineData("forall n in $$", "")]
    [InlineData("forall n in 1..10 $$", "step")]
    [InlineData("forall n in 1, $$", "")]
    [InlineData("SELF < 'a $$", "")]
    [InlineData("SELF < 5 ms # and $$", "")]
    [InlineData("SELF < 5 ms // and $$\n|| SELF < 1 s", "")]
    [InlineData("Map.Get(int[$$", "")]
    [InlineData("SELF ~$$", "")]
    [InlineData("'name': SELF < 5 ms wi$$", Connectives + " with")]
    public void OtherPlaces_ListTheirKeywords(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Theory]
    [InlineData("mean(SELF, Shop.Lists.Sorter.$$)", "Slower")]
    [InlineData("mean(SELF, Sorter.S$$", "Slower")]
    [InlineData("mean(SELF, $$", "Slower Map Node Sorter Pool IStore Hidden Tools")]
    [InlineData("mean(SELF $$", "")]
    public void AfterTheCommaOfAnEstimate_ListsTransforms(string marked, string expected) => Assert.Equal(expected, Text(marked));

    [Fact]
    public void Variables_AreValues()
    {
        Assert.StartsWith("n m ", Text("forall n in 1, m in 2: $$"), StringComparison.Ordinal);
        Assert.StartsWith("n ", Text("forall n in 1: SELF(n) < $$"), StringComparison.Ordinal);
    }

    private static string Text(string marked) => CompletionSubject.Text(CompletionSubject.At(marked));
}
