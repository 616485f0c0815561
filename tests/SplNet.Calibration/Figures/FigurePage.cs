using System.Text;

namespace SplNet.Calibration.Figures;

/// <summary>A page with a figure and its tables.</summary>
/// <param name="title">The heading.</param>
/// <param name="arguments">The arguments of the program that made it.</param>
/// <param name="text">What it shows.</param>
public sealed class FigurePage(string title, string arguments, string text)
{
    private readonly StringBuilder _text = new(
        $"# {title}\n\n{text}\n\nMade by\n\n    dotnet run -c Release --project tests/SplNet.Calibration -- {arguments}\n\n");

    /// <summary>Shows the plot.</summary>
    public void Image(string file) => _text.Append($"![{title}]({file})\n\n");

    /// <summary>Appends a table.</summary>
    public void Table(MarkdownTable table) => _text.Append(table).Append('\n');

    /// <summary>Writes the page and its plot.</summary>
    public void Save(string folder, string name, PanelGrid plot)
    {
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, name + ".md"), _text.ToString().TrimEnd('\n') + "\n");
        File.WriteAllText(Path.Combine(folder, name + ".svg"), plot.ToString());
    }
}
