using System.Text;

namespace Sut;

/// <summary>A heading and those below it.</summary>
public sealed class Heading(string title, int level)
{
    private readonly List<Heading> _children = [];

    public string Title => title;

    public int Level => level;

    public IReadOnlyList<Heading> Children => _children;

    public void Add(Heading child)
    {
        if (child.Level <= level)
            throw new ArgumentException("A child lies deeper than its parent.", nameof(child));
        _children.Add(child);
    }
}

/// <summary>Finds the headings of a text.</summary>
public static class OutlineReader
{
    public static Heading Read(IEnumerable<string> lines)
    {
        var root = new Heading("", 0);
        var open = new Stack<Heading>([root]);
        foreach (var line in lines)
        {
            var level = LevelOf(line);
            if (level == 0)
                continue;
            while (open.Peek().Level >= level)
                open.Pop();
            var heading = new Heading(line[level..].Trim(), level);
            open.Peek().Add(heading);
            open.Push(heading);
        }

        return root;
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
