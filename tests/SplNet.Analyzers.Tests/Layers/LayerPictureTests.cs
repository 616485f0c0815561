namespace SplNet.Analyzers.Tests.Layers;

public class LayerPictureTests
{
    private const string Text = """
        Top      what is above
        Middle   a room
          Inner  the first in it
          .      its own files
          Lower  the last in it
        Bottom   what is below

        """;

    [Fact]
    public void Layers_AreReadFromTheTop() =>
        Assert.Equal(["Top", "Middle/Inner", "Middle", "Middle/Lower", "Bottom"], LayerPicture.Read(Text).Layers);

    [Theory]
    [InlineData("Root.cs", "")]
    [InlineData("Top/One.cs", "Top")]
    [InlineData("Top/Below/One.cs", "Top")]
    [InlineData("Middle/One.cs", "Middle")]
    [InlineData("Middle/Inner/Below/One.cs", "Middle/Inner")]
    [InlineData("Middle/Forgotten/One.cs", "Middle/Forgotten")]
    public void File_IsInTheLayerOfItsFolder(string file, string layer) => Assert.Equal(layer, LayerPicture.Read(Text).LayerOf(file));
}
