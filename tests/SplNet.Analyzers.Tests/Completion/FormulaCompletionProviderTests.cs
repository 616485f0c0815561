using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Completion;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Completion;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Completion;

public class FormulaCompletionProviderTests
{
    [Theory]
    [InlineData("[Spl(\"SELF < Map.$$\")]", "Get new", "")]
    [InlineData("[Spl(@\"SELF < Map.G$$et\")]", "Get new", "Get")]
    [InlineData("[Spl(\"\"\"SELF < 'a' + Map.$$\"\"\")]", "Get new", "")]
    [InlineData("[Spl(formula: \"SELF < 5ms$$\", Runs = 5)]", "ns us ms s min B KB MB GB op/s Kop/s Mop/s %", "ms")]
    [InlineData("[Spl(\"SELF < Map.$$", "Get new", "")]
    [InlineData("[Spl(\"\\tSELF < Map.$$\")]", "Get new", "")]
    [InlineData("[Spl(@\"SELF < \"\"a\"\" + Map.$$\")]", "Get new", "")]
    [InlineData("[Spl(\"SELF < \" + \"Map.G$$\")]", "Get new", "G")]
    [InlineData("[Spl($\"SELF < {nameof(Map)}.G$$\")]", "Get new", "G")]
    [InlineData("[Spl(\"\"\"\n    SELF < 5 ms\n    && SELF < Map.G$$\n    \"\"\")]", "Get new", "G")]
    public async Task CaretInAFormula_HasItemsThatReplaceTheWord(string attribute, string expected, string replaced)
    {
        var (items, document, _) = await ItemsAsync(attribute);
        Assert.Equal(expected, string.Join(' ', items.Select(static item => item.DisplayText)));
        var text = await document.GetTextAsync(TestContext.Current.CancellationToken);
        Assert.All(items, item => Assert.Equal(replaced, text.ToString(item.Span)));
    }

    [Theory]
    [InlineData("[Obsolete(\"SELF < Map.$$\")]")]
    [InlineData("[Spl(\"SELF\", Name = \"Map.$$\")]")]
    [InlineData("[Spl($$\"SELF\")]")]
    [InlineData("[Spl(\"SELF\")$$]")]
    [InlineData("[Spl(\"SELF < Map.G\\$$u0065\")]")]
    [InlineData("[Spl($\"SELF < {na$$meof(Map)}\")]")]
    [InlineData("[Spl(\"SELF < Map.G\" + \"e$$\")]")]
    [InlineData("[Spl($\"SELF < {nameof(Map)}M$$\")]")]
    public async Task CaretElsewhere_HasNoItems(string attribute) => Assert.Empty((await ItemsAsync(attribute)).Items);

    [Fact]
    public async Task AttributeOfTheAssembly_HasNoCarrier()
    {
        var (items, _, _) = await ItemsAsync("[assembly: Spl(\"$$\")]");
        Assert.DoesNotContain(items, static item => item.DisplayText is "THIS" or "SELF");
        Assert.Contains(items, static item => item.DisplayText == "Map");
    }

    [Fact]
    public async Task ChosenItem_ReplacesTheWord()
    {
        var (items, document, provider) = await ItemsAsync("[Spl(\"SELF < Map.$$Set\")]");
        var change = await provider.GetChangeAsync(document, items[0], commitKey: null, TestContext.Current.CancellationToken);
        var text = await document.GetTextAsync(TestContext.Current.CancellationToken);
        Assert.Contains("Map.Get\"", text.WithChanges(change.TextChange).ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Spl(\"Map.", '.', true)]
    [InlineData("[Spl(\"Map.", ';', false)]
    [InlineData("var a = map.", '.', false)]
    public void TypedCharacter_OpensTheListInsideFormulas(string before, char typed, bool expected)
    {
        using var workspace = Workspaces.New();
        var trigger = CompletionTrigger.CreateInsertionTrigger(typed);
        Assert.Equal(expected, new FormulaCompletionProvider().ShouldTriggerCompletion(
            SourceText.From(before), before.Length, trigger, workspace.CurrentSolution.Options));
    }

    private static async Task<(IReadOnlyList<CompletionItem> Items, Document Document, CompletionProvider Provider)> ItemsAsync(
        string attribute)
    {
        var marked =
            $$"""
            using SplNet;
            {{attribute}}
            public class Map
            {
                public static int Get(int key) => key;
            }
            """;
        var position = marked.IndexOf("$$", StringComparison.Ordinal);
        var subject = await FixSubject.OfAsync("SPL1001", [marked.Remove(position, 2)], []);
        var document = subject.Project.GetDocument(subject.Documents[0])!;
        var provider = new FormulaCompletionProvider();
        var context = new CompletionContext(
            provider, document, position, new TextSpan(position, 0), CompletionTrigger.Invoke, document.Project.Solution.Options,
            TestContext.Current.CancellationToken);
        await provider.ProvideCompletionsAsync(context);
        // What a provider has added is for the service alone.
        var items = typeof(CompletionContext).GetProperty("Items", BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public)!
            .GetValue(context);
        return ([.. (IEnumerable<CompletionItem>)items!], document, provider);
    }
}
