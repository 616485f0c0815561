namespace SplNet.Analyzers.Tests.Layers;

/// <summary>Each folder names only what stands below it in the picture of the architecture (docs/architecture.md).</summary>
public class LayerTests
{
    [Theory]
    [InlineData("src/SplNet", null)]
    [InlineData("src/SplNet.Causes", null)]
    [InlineData("src/SplNet.History", null)]
    [InlineData("src/SplNet.Mutations", null)]
    [InlineData("src/SplNet.Statistics", null)]
    [InlineData("src/SplNet.Syntax", null)]
    [InlineData("src/SplNet.Versions", null)]
    [InlineData("src/SplNet.Views", null)]
    [InlineData("tools/SplNet.Tool", null)]
    [InlineData("analyzers/SplNet.Analyzers", "src/SplNet.Syntax")]
    public void Folder_UsesOnlyLowerLayers(string project, string? linked)
    {
        var layers = LayerPicture.Of(project).Layers;
        var arrows = FolderArrows.Of(project, linked);
        Assert.Equal(arrows.Folders.Order(StringComparer.Ordinal), layers.Order(StringComparer.Ordinal));
        Assert.True(
            layers.Index().Any(layer => arrows.Between(layer.Item, [.. layers.Skip(layer.Index + 1)]).Any()),
            "Its folders name each other.");
        Assert.Empty(layers.Index().SelectMany(layer => arrows.Between(layer.Item, [.. layers.Take(layer.Index)]))
            .Select(static arrow => arrow.ToString()).Distinct());
    }

    [Theory]
    [InlineData("src/SplNet", "Processes/Protocol", "Replaying")]
    [InlineData("src/SplNet", "Statements/Experiments", "Operands")] // both show their types in the namespace SplNet
    [InlineData("src/SplNet.Statistics", "Interpretations", "Samples")] // of one namespace
    public void Arrow_IsFound(string project, string from, string to) => Assert.NotEmpty(FolderArrows.Of(project).Between(from, [to]));
}
