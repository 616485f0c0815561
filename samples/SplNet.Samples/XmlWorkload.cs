using System.Globalization;
using System.Xml.Linq;

namespace SplNet.Samples;

/// <summary>A tree built from an XML text, whose time grows with the number of elements (the method of the paper's figure 6).</summary>
public static class XmlWorkload
{
    /// <summary>A document with the given number of items, about 56 characters each, as in the paper.</summary>
    /// <param name="elements">How many items.</param>
    public static string Document(int elements) =>
        new XElement("items", Enumerable.Range(0, elements).Select(Item)).ToString(SaveOptions.DisableFormatting);

    /// <summary>Builds the tree of a document.</summary>
    /// <param name="document">The text.</param>
    public static XDocument Build(string document) => XDocument.Parse(document);

    private static XElement Item(int number)
    {
        var text = number.ToString("D6", CultureInfo.InvariantCulture);
        return new XElement("item", new XAttribute("id", text), "the content of item " + text);
    }
}
