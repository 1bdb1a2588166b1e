package com.weekbord.healthstore

import android.os.Bundle
import android.view.ViewGroup
import android.widget.ScrollView
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/** Says why the app reads and writes Health Connect records; opened by Health Connect. */
class RationaleActivity : AppCompatActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val margin = (MARGIN_DP * resources.displayMetrics.density).toInt()
        val text = TextView(this).apply {
            setText(R.string.health_store_rationale)
            textSize = TEXT_SP
            setPadding(margin, margin, margin, margin)
        }
        val scroller = ScrollView(this).apply {
            addView(text, ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT)
        }
        ViewCompat.setOnApplyWindowInsetsListener(scroller) { view, insets ->
            val bars = insets.getInsets(WindowInsetsCompat.Type.systemBars())
            view.setPadding(bars.left, bars.top, bars.right, bars.bottom)
            insets
        }
        setContentView(scroller)
    }

    private companion object {
        const val MARGIN_DP = 24
        const val TEXT_SP = 17f
    }
}
