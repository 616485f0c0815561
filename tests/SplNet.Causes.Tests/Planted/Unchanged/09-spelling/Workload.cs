using Sut;

public static class Workload
{
    private static readonly SpellChecker Checker =
        new SpellChecker().Learn(
            "receive", "separate", "definitely", "occurrence", "necessary", "accommodate", "rhythm", "embarrass", "conscience", "weird");

    private static readonly string[] Typed =
    [
        "recieve", "seperate", "definately", "occurence", "neccessary", "acommodate", "rythm", "embarass", "wierd",
    ];

    public static object Run()
    {
        var text = "";
        foreach (var word in Typed)
            text += Checker.Knows(word) ? word : Checker.Propose(word, 2)?.Word ?? "?";
        return text;
    }
}
