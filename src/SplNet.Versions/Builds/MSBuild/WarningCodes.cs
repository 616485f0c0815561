using System.Globalization;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Decides which errors may be warnings treated as errors: compilers print both in the same format with the same codes.</summary>
internal static class WarningCodes
{
    // All warnings of C# 14, as Roslyn lists them (its WRN_ codes). The codes of later compilers are unknown and may be warnings.
    private const string Numbers =
        "28, 67, 78, 105, 108-109, 114, 162, 164, 168-169, 183-184, 197, 219, 251-253, 278-280, 282, 402, 414, 419-420, 435-437, 440, " +
        "458, 464-465, 469, " +
        "472-473, 612, 618, 626-628, 642, 649, 652, 657-661, 665, 672, 675, 684, 693, 728, 809-811, 824, 1030, 1058, 1062, 1064, 1066, " +
        "1072, 1522, 1570-1574, " +
        "1580-1581, 1584, 1587-1592, 1607, 1616, 1633-1635, 1645, 1658, 1668, 1685, 1687, 1690-1702, 1710-1712, 1717-1718, 1720, 1723, " +
        "1734-1735, 1762, 1927, " +
        "1956-1957, 1974, 1981, 2002, 2008, 2023, 2029, 2038, 3000-3027, 4014, 4024-4026, 7022-7023, 7033, 7035, 7080-7082, 7090, 7095, " +
        "8001-8002, 8009, 8012, " +
        "8018-8021, 8029, 8032-8034, 8073, 8094, 8105, 8123, 8305, 8321, 8359-8360, 8371, 8383, 8387, 8424-8425, 8500, 8509, 8512-8513, " +
        "8519-8520, 8524, 8597, " +
        "8600-8622, 8624-8625, 8629, 8631-8634, 8643-8645, 8655-8656, 8667, 8669-8670, 8714, 8762-8770, 8774-8778, 8784-8785, 8793-8794, " +
        "8819, 8824-8826, " +
        "8846-8848, 8850-8851, 8860, 8880-8887, 8892, 8897-8898, 8907, 8909, 8947, 8960-8963, 8965-8966, 8971, 8973-8974, 8981, " +
        "9016-9022, 9042, 9057, 9067, " +
        "9073-9074, 9080-9095, 9097, 9099-9100, 9107, 9113, 9123-9125, 9154, 9158-9159, 9179, 9181-9184, 9191-9193, 9195-9198, " +
        "9200-9201, 9204, 9208-9209, " +
        "9216, 9256, 9258, 9264-9266, 9268-9270, 9336, 9377";

    private const int LastKnown = 9394;

    private static readonly HashSet<int> Known =
    [
        .. Numbers.Split(',').Select(static part => part.Split('-'))
            .SelectMany(static range => Enumerable.Range(Number(range[0]), Number(range[^1]) - Number(range[0]) + 1)),
    ];

    /// <summary>True if an error may be a warning.</summary>
    /// <param name="code">Its code: CS0168.</param>
    /// <param name="text">Its text.</param>
    public static bool MayBe(string code, string text)
    {
        var letters = code.TrimEnd(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
        return letters switch
        {
            "CS" => Number(code[letters.Length..]) is var number && (number > LastKnown || Known.Contains(number)),
            "BC" => code[letters.Length..].StartsWith('4'), // in Visual Basic, warnings start at 40000
            "NU" => text.StartsWith("Warning As Error", StringComparison.OrdinalIgnoreCase),
            "MSB" => code[letters.Length..].StartsWith('3'), // from tasks
            "NETSDK" => code is "NETSDK1138", // an unsupported framework
            _ => true, // analyzers, and F#, whose codes do not show it
        };
    }

    private static int Number(string text) =>
        int.TryParse(text, NumberStyles.AllowLeadingWhite, CultureInfo.InvariantCulture, out var number) ? number : int.MaxValue;
}
