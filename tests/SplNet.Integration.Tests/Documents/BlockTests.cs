namespace SplNet.Integration.Tests.Documents;

/// <summary>Each block of the documents is compiled and run, and ends as the mark before it says.</summary>
public sealed class BlockTests(CompiledDocuments documents) : IClassFixture<CompiledDocuments>
{
    private static readonly IReadOnlyList<DocumentBlock> Blocks = [.. Pages.WithCode.SelectMany(DocumentBlock.Of)];

    public static TheoryData<string> Measured =>
        [.. Blocks.Where(static block => DocumentBlock.Verdicts.Contains(block.Mark)).Select(static block => block.Name)];

    [Fact]
    public void EveryBlock_HasAMark()
    {
        Assert.NotEmpty(Blocks);
        Assert.All(Blocks, static block => Assert.True(
            DocumentBlock.Marks.Contains(block.Mark),
            $"{block.Name} begins a block without a mark. Write one of {string.Join(", ", DocumentBlock.Marks)} before it, " +
            "as in <!-- passes -->; CONTRIBUTING.md tells what each means."));
    }

    [Fact]
    public void Code_CompilesWithoutWarning() => Assert.True(documents.Problems.Length == 0, documents.Problems);

    [Trait("Category", "Long")]
    [Theory]
    [MemberData(nameof(Measured))]
    public void MeasuredBlock_HasTheMarkedVerdict(string name)
    {
        var block = Blocks.Single(block => block.Name == name);
        var verdicts = documents.Run(block);
        Assert.NotEmpty(verdicts);
        Assert.All(verdicts, verdict => Assert.StartsWith(Expected(block.Mark!), verdict, StringComparison.Ordinal));
    }

    private static string Expected(string mark) => mark switch
    {
        "passes" => nameof(Verdict.Pass),
        "fails" => nameof(Verdict.Fail),
        "invalid" => nameof(Verdict.Invalid),
        _ => nameof(Verdict.Inconclusive),
    };
}
