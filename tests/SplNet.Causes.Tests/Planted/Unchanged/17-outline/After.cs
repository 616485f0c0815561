using System.Text;

namespace Sut;

/// <summary>A heading and those below it.</summary>
public sealed class Heading(string title, int level)
{
    private readonly List<Heading> _children = [];

    public int Level => level;

    public string Title => title;

    public int Depth => _children.Count == 0 ? 0 : 1 + _children.Max(static child => child.Depth);

    public IReadOnlyList<Heading> Children => _children;

    public void Add(Heading child)
    {
        if (child.Level <= level)
            throw new ArgumentException("A heading stands below one of a lower level.", nameof(child));
        _children.Add(child);
    }
}

/// <summary>Finds the headings of a text.</summary>
public static class OutlineReader
{
    public static Heading Read(IEnumerable<string> lines)
    {
        var top = new Heading("", 0);
        var path = new Stack<Heading>([top]);
        foreach (var line in lines)
        {
            var level = LevelOf(line);
            if (level == 0)
                continue;
            // What lies as deep or deeper has ended.
            while (path.Peek().Level >= level)
                path.Pop();
            var heading = new Heading(line[level..].Trim(), level);
            path.Peek().Add(heading);
            path.Push(heading);
        }

        return top;
    }

    private static int LevelOf(string line)
    {
        var level = 0;
        while (level < line.Length && line[level] == '#')
            level++;
        return level < line.Length && line[level] == ' ' ? level : 0;
    }
}

/// <summary>Writes headings with their numbers.</summary>
public static class OutlineWriter
{
    public static string Write(Heading root)
    {
        var text = new StringBuilder();
        Write(root, "", text);
        return text.ToString();
    }

    private static void Write(Heading heading, string number, StringBuilder text)
    {
        for (var i = 0; i < heading.Children.Count; i++)
        {
            var child = heading.Children[i];
            var own = number.Length == 0 ? $"{i + 1}" : $"{number}.{i + 1}";
            text.Append(own).Append(' ').Append(child.Title).Append('\n');
            Write(child, own, text);
        }
    }
}
