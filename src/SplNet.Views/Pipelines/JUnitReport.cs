using System.Globalization;
using System.Text;
using System.Xml;

namespace SplNet.Views.Pipelines;

/// <summary>
/// Results as JUnit XML, which CI servers show as tests. A violated requirement is a failure, an unmeasured one an error, and an undecided
/// or unreached one is skipped with a reason. The format is the narrowest in use, from Ant, which Jenkins, GitLab and Azure read as well.
/// </summary>
/// <param name="Suite">The name of the suite.</param>
/// <param name="Host">The name of the machine.</param>
/// <param name="Began">The start time.</param>
/// <param name="Results">The results.</param>
internal sealed record JUnitReport(string Suite, string Host, DateTimeOffset Began, IReadOnlyList<PipelineResult> Results)
{
    private const string Skipped = "skipped";

    /// <summary>Writes the document.</summary>
    public string Write()
    {
        var text = new StringBuilder();
        using (var xml = XmlWriter.Create(new Utf8Text(text), new XmlWriterSettings { Indent = true, NewLineChars = "\n" }))
        {
            xml.WriteStartElement("testsuites");
            xml.WriteStartElement("testsuite");
            Write(xml);
            xml.WriteEndElement();
            xml.WriteEndElement();
        }

        return text.Append('\n').ToString();
    }

    private void Write(XmlWriter xml)
    {
        xml.WriteAttributeString("name", Sayable(Suite));
        xml.WriteAttributeString("package", "SplNet");
        xml.WriteAttributeString("id", "0");
        xml.WriteAttributeString("hostname", Sayable(Host));
        xml.WriteAttributeString("timestamp", Began.UtcDateTime.ToString("yyyy-MM-ddTHH:mm:ss", CultureInfo.InvariantCulture));
        WriteCount(xml, "tests", Results.Count);
        WriteCount(xml, "failures", Results.Count(static result => result.Outcome == PipelineOutcome.Violated));
        WriteCount(xml, "errors", Results.Count(static result => result.Outcome == PipelineOutcome.NotMeasured));
        WriteCount(
            xml, "skipped", Results.Count(static result => result.Outcome is PipelineOutcome.Undecided or PipelineOutcome.NotReached));
        xml.WriteAttributeString("time", Seconds(Results.Sum(static result => result.Seconds)));
        xml.WriteElementString("properties", string.Empty);
        foreach (var result in Results)
            Write(xml, result);
        // A passed test does not have an element for its message.
        xml.WriteElementString("system-out", string.Join(
            "\n", Results.Where(static result => result is { Outcome: PipelineOutcome.Holds, Details.Length: > 0 })
                .Select(static result => Sayable(result.Details.TrimEnd()))));
        xml.WriteElementString("system-err", string.Empty);
    }

    private static void Write(XmlWriter xml, PipelineResult result)
    {
        xml.WriteStartElement("testcase");
        xml.WriteAttributeString("name", Sayable(result.Name));
        xml.WriteAttributeString("classname", Sayable(result.Group));
        xml.WriteAttributeString("time", Seconds(result.Seconds));
        if (ElementOf(result.Outcome) is { } element)
        {
            xml.WriteStartElement(element);
            xml.WriteAttributeString("message", Sayable(result.Message));
            if (element != Skipped)
                xml.WriteAttributeString("type", result.Rule.Id);
            xml.WriteString(Sayable(result.Details));
            xml.WriteEndElement();
        }

        xml.WriteEndElement();
    }

    private static string? ElementOf(PipelineOutcome outcome) => outcome switch
    {
        PipelineOutcome.Holds => null,
        PipelineOutcome.Violated => "failure",
        PipelineOutcome.NotMeasured => "error",
        _ => Skipped,
    };

    private static void WriteCount(XmlWriter xml, string name, int count) =>
        xml.WriteAttributeString(name, count.ToString(CultureInfo.InvariantCulture));

    private static string Seconds(double seconds) => seconds.ToString("0.###", CultureInfo.InvariantCulture);

    // XML cannot represent control characters, and unpaired surrogates are not text.
    private static string Sayable(string text)
    {
        var sayable = new StringBuilder(text.Length);
        foreach (var rune in text.EnumerateRunes())
            sayable.Append(rune.IsBmp && !XmlConvert.IsXmlChar((char)rune.Value) ? Rune.ReplacementChar : rune);
        return sayable.ToString();
    }

    private sealed class Utf8Text(StringBuilder text) : StringWriter(text, CultureInfo.InvariantCulture)
    {
        public override Encoding Encoding => Encoding.UTF8;
    }
}
