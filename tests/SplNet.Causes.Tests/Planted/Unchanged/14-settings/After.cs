namespace Sut;

/// <summary>Names and values under a heading.</summary>
public sealed class Section(string name)
{
    private readonly Dictionary<string, string> _values = new(StringComparer.OrdinalIgnoreCase);

    public string Name => name;

    public string? this[string key] => _values.GetValueOrDefault(key);

    public void Set(string key, string value) => _values[key] = value;

    public int NumberOr(string key, int otherwise) => this[key] is null ? otherwise : Number(key);

    public int Number(string key) =>
        int.TryParse(this[key], out var number) ? number : throw new FormatException($"The value of {key} in {name} is no number.");

    public bool Flag(string key) => this[key] is "yes" or "true" or "on";
}

/// <summary>Settings as they stand in a file.</summary>
public sealed class Settings
{
    private readonly List<Section> _sections = [];

    public int Count => _sections.Count;

    public Section this[string name]
    {
        get
        {
            var section = _sections.FirstOrDefault(candidate => candidate.Name == name);
            if (section is null)
                _sections.Add(section = new Section(name));
            return section;
        }
    }
}

/// <summary>Reads settings line by line.</summary>
public static class SettingsReader
{
    public static Settings ReadAll(IEnumerable<string> texts) => Read(string.Join('\n', texts));

    public static Settings Read(string text)
    {
        var settings = new Settings();
        var section = settings[""];
        foreach (var written in text.Split('\n'))
        {
            var line = WithoutComment(written).Trim();
            if (line.Length == 0)
                continue;
            if (line[0] == '[')
            {
                section = settings[line.Trim('[', ']')];
                continue;
            }

            var equals = line.IndexOf('=');
            if (equals < 0)
                throw new FormatException("A line has no value.");
            section.Set(line[..equals].Trim(), line[(equals + 1)..].Trim());
        }

        return settings;
    }

    private static string WithoutComment(string line)
    {
        var result = "";
        foreach (var character in line)
        {
            if (character == '#')
                break;
            result += character;
        }

        return result;
    }
}
