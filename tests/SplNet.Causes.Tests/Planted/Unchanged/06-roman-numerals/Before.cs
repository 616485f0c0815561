namespace Sut;

/// <summary>Numbers as the Romans wrote them.</summary>
public static class Roman
{
    private static readonly (int Value, string Letters)[] Steps =
    [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
        (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ];

    public static string Write(int number)
    {
        if (number is < 1 or > 3999)
            throw new ArgumentOutOfRangeException(nameof(number), "The Romans wrote numbers from 1 to 3999.");
        var text = "";
        foreach (var (value, letters) in Steps)
        {
            while (number >= value)
            {
                text += letters;
                number -= value;
            }
        }

        return text;
    }

    public static int Read(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            var value = ValueOf(text[i]);
            var isBeforeGreater = i + 1 < text.Length && ValueOf(text[i + 1]) > value;
            sum += isBeforeGreater ? -value : value;
        }

        return sum;
    }

    private static int ValueOf(char letter) => letter switch
    {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        'C' => 100,
        'D' => 500,
        'M' => 1000,
        _ => throw new FormatException($"{letter} is no Roman digit."),
    };
}

/// <summary>The chapters of a book.</summary>
public sealed class Contents
{
    private readonly List<string> _titles = [];

    public int Count => _titles.Count;

    public Contents Add(string title)
    {
        _titles.Add(title);
        return this;
    }

    public IEnumerable<string> Lines()
    {
        for (var i = 0; i < _titles.Count; i++)
            yield return $"{Roman.Write(i + 1)}. {_titles[i]}";
    }

    public string TitleOf(string numeral) => _titles[Roman.Read(numeral) - 1];
}
