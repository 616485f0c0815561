namespace PerformanceProject;

/// <summary>The measured code. Replace it with yours.</summary>
public static class Sums
{
    public static int Of(int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    /// <summary>Makes the arguments: `size` is the number in parentheses of the requirement.</summary>
    public static int[] Numbers(int size, Random random)
    {
        var numbers = new int[size];
        for (var index = 0; index < size; index++)
            numbers[index] = random.Next(1000);
        return numbers;
    }
}
