using System.Text;

namespace Sut;

[Flags]
public enum Severity
{
    None = 0,
    Notice = 1,
    Warning = 2,
    Failure = 4,
    Outage = 8,
}

/// <summary>Something that went wrong.</summary>
public sealed class Incident(int number, string service, Severity severity, int minutes)
{
    private static readonly string[] Names = ["none", "notice", "warning", "notice, warning", "failure"];

    public int Number { get; } = number;

    public string Service { get; } = service;

    public Severity Severity { get; } = severity;

    public int Minutes { get; } = minutes;

    public string SeverityName => (int)Severity < Names.Length ? Names[(int)Severity] : Severity.ToString().ToLowerInvariant();
}

/// <summary>Writes JSON piece by piece.</summary>
public sealed class JsonWriter
{
    private readonly StringBuilder _text = new();
    private bool _needsComma;

    public JsonWriter BeginObject() => Open('{');

    public JsonWriter EndObject() => Close('}');

    public JsonWriter BeginArray() => Open('[');

    public JsonWriter EndArray() => Close(']');

    public JsonWriter Name(string name)
    {
        Separate();
        Quote(name);
        _text.Append(':');
        _needsComma = false;
        return this;
    }

    public JsonWriter Value(string value)
    {
        Separate();
        Quote(value);
        _needsComma = true;
        return this;
    }

    public JsonWriter Value(int value)
    {
        Separate();
        _text.Append(value);
        _needsComma = true;
        return this;
    }

    public override string ToString() => _text.ToString();

    private JsonWriter Open(char bracket)
    {
        Separate();
        _text.Append(bracket);
        _needsComma = false;
        return this;
    }

    private JsonWriter Close(char bracket)
    {
        _text.Append(bracket);
        _needsComma = true;
        return this;
    }

    private void Separate()
    {
        if (_needsComma)
            _text.Append(',');
    }

    private void Quote(string text)
    {
        _text.Append('"');
        if (text.AsSpan().IndexOfAny('"', '\\') < 0)
            _text.Append(text);
        else
            AppendEscaped(text);
        _text.Append('"');
    }

    private void AppendEscaped(string text)
    {
        foreach (var character in text)
        {
            if (character is '"' or '\\')
                _text.Append('\\');
            _text.Append(character);
        }
    }
}

/// <summary>Incidents as one document.</summary>
public static class IncidentReport
{
    public static string Write(IReadOnlyList<Incident> incidents)
    {
        var json = new JsonWriter().BeginArray();
        foreach (var incident in incidents)
            Write(json, incident);
        return json.EndArray().ToString();
    }

    private static void Write(JsonWriter json, Incident incident) =>
        json.BeginObject()
            .Name("number").Value(incident.Number)
            .Name("service").Value(incident.Service)
            .Name("severity").Value(incident.SeverityName)
            .Name("minutes").Value(incident.Minutes)
            .EndObject();
}
